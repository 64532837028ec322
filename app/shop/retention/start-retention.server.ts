import type { Platform } from "../../platform/platform.server.ts";
import { type Repeated, repeatedly } from "../../platform/repeatedly.server.ts";
import { HOURS } from "../../platform/system/clock.ts";
import { beginRun } from "./clock-jump.server.ts";
import { deleteExpiredData } from "./delete-expired-data.server.ts";

const EVERY_MS = 1 * HOURS;

/** Starts forgetting what is over, again and again. */
export function startRetention(platform: Platform, everyMs = EVERY_MS): Repeated {
  return repeatedly(async (isStopping) => {
    if (await beginRun(platform)) await deleteExpiredData(platform, isStopping);
  }, everyMs);
}
