import { readCommandLine } from "../platform/command-line.ts";
import type { Platform } from "../platform/platform.server.ts";
import { confirmClock, retentionState } from "../shop/retention/clock-jump.server.ts";

export const RETENTION_USAGE = `npm run retention                shows when data was last deleted in time
npm run retention -- --confirm   takes the clock for right, after it has jumped`;

const OPTIONS = { confirm: { type: "boolean", default: false } } as const;

/** Tells how the deletion of old data stands, and lets it go on after the clock has jumped. @throws WrongUse */
export async function runRetentionCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const { values } = readCommandLine(args, { options: OPTIONS, usage: RETENTION_USAGE, words: 0 });
  const now = new Date(platform.clock()).toISOString();
  if (values.confirm) {
    await confirmClock(platform);
    return `${now} is taken for right; the running shop goes on within the hour.`;
  }
  const { lastRun, jumped } = await retentionState(platform);
  const last = lastRun === null ? "never yet" : new Date(lastRun).toISOString();
  const state = jumped
    ? `Nothing is deleted: is it really ${now}? Then: npm run retention -- --confirm`
    : "All is well.";
  return `Last run: ${last}. ${state}`;
}
