import type { Platform } from "../../platform/platform.server.ts";
import { type Repeated, repeatedly } from "../../platform/repeatedly.server.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import { tellBackInStock } from "./tell-back-in-stock.server.ts";

const EVERY_MS = 1 * MINUTES;

/** Starts looking, again and again, for what has come back into stock. */
export function startStockAlerts(platform: Platform, everyMs = EVERY_MS): Repeated {
  return repeatedly((isStopping) => tellBackInStock(platform, isStopping), everyMs);
}
