import { confirmClock, retentionState } from "../shop/retention/clock-jump.server.ts";
import { parseWords, withShop } from "./command.server.ts";

const USAGE = `npm run retention              tells when data was last deleted in time
npm run retention -- --confirm takes the clock for right, after it has jumped`;

/** Tells how the deletion of old data stands, and lets it go on after the clock has jumped. */
export async function retentionCommand(words: string[]): Promise<string> {
  const { values } = parseWords(words, { confirm: { type: "boolean", default: false } }, USAGE);
  return withShop(async (platform) => {
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
  });
}
