import type { Platform } from "../../platform/platform.server.ts";
import { type Repeated, repeatedly } from "../../platform/repeatedly.server.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import { expireOrders } from "./expire-orders.server.ts";

const EVERY_MS = 1 * MINUTES;

/** Starts ending orders that nobody pays or collects, again and again. */
export function startExpiry(platform: Platform, everyMs = EVERY_MS): Repeated {
  return repeatedly((isStopping) => expireOrders(platform, isStopping), everyMs);
}
