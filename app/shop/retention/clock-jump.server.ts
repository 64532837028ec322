import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { findLastRun, storeLastRun } from "./retention-runs.store.server.ts";

/** The longest time between two runs that is believed without a person; a server runs every hour, and may be off for a holiday. */
const MAX_GAP_MS = 14 * DAYS;

/** When data was last deleted, in milliseconds since 1970, and whether the clock has gone on too far since to be believed. */
type RetentionState = { lastRun: number | null; jumped: boolean };

/** Whether the clock can be believed. */
export async function retentionState({ database, clock }: Platform): Promise<RetentionState> {
  const lastRun = await findLastRun(database.read);
  return { lastRun, jumped: lastRun !== null && clock() - lastRun > MAX_GAP_MS };
}

/**
 * Begins a run that deletes data, and notes its time: not where the clock has jumped since the last one, for a clock that is wrong by
 * years would take everything. A person looks at it then (`confirmClock`). What fails is logged, and nothing is deleted.
 * @returns whether data may be deleted
 */
export async function beginRun(platform: Platform): Promise<boolean> {
  const { database, clock, log } = platform;
  try {
    const { lastRun, jumped } = await retentionState(platform);
    if (jumped && lastRun !== null) {
      const times = { lastRun: isoDate(lastRun), now: isoDate(clock()) };
      log.error(times, "nothing is deleted: the clock has jumped since the last run; npm run retention -- --confirm");
      return false;
    }
    // Never back: a clock that is slow for a while must not make the right time look like a jump.
    if (lastRun === null || clock() > lastRun) {
      await database.write((connection) => storeLastRun(connection, clock()));
    }
    return true;
  } catch (error) {
    log.error({ err: error }, "nothing is deleted: the time of the last run cannot be read");
    return false;
  }
}

/** Takes the clock's present time for right. */
export async function confirmClock({ database, clock }: Platform): Promise<void> {
  await database.write((connection) => storeLastRun(connection, clock()));
}

function isoDate(moment: number): string {
  return new Date(moment).toISOString();
}
