import { HOURS } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { mayDelete } from "./clock-jump.server.ts";
import { deleteExpiredData } from "./delete-expired-data.server.ts";

const EVERY_MS = 1 * HOURS;

/** Forgets what is over, again and again. */
export type Forgetting = {
  /** Ends what is being forgotten, then stops. */
  stop(): Promise<void>;
};

/** Starts forgetting: now, and again so long after each end, so that it never overtakes itself. */
export function startRetention(platform: Platform, everyMs = EVERY_MS): Forgetting {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = forget();

  async function forget(): Promise<void> {
    if (await mayDelete(platform)) await deleteExpiredData(platform, () => stopping);
    if (stopping) return;
    timer = setTimeout(() => {
      running = forget();
    }, everyMs);
  }

  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
