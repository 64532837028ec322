import type { Platform } from "./platform.server.ts";
import { SECONDS } from "./system/clock.ts";

/** How often something may be tried in a span of time, in milliseconds; the span begins with the first try. */
export type Limit = { most: number; spanMs: number };

/** What a try has left: how many more, until when, and how long to wait where it was one too many; in milliseconds. */
export type Use = { waitMs: number; left: number; resetsInMs: number };

/** Counts one try under a name, and says what is left. */
export async function countUse({ database }: Platform, name: string, { most, spanMs }: Limit): Promise<Use> {
  const count = () => database.tries.penalty(name, 1, { customDuration: spanMs / SECONDS });
  let use = await count();
  // A span that begins a whole one from now was begun by a clock that was ahead.
  if (use.msBeforeNext > 2 * spanMs) {
    await database.tries.delete(name);
    use = await count();
  }
  const resetsInMs = Math.max(use.msBeforeNext, SECONDS);
  return {
    waitMs: use.consumedPoints > most ? resetsInMs : 0,
    left: Math.max(most - use.consumedPoints, 0),
    resetsInMs,
  };
}

/** Counts one try under a name; answers in how many milliseconds the next one is allowed, 0 where this one is. */
export async function countTry(platform: Platform, name: string, limit: Limit): Promise<number> {
  return (await countUse(platform, name, limit)).waitMs;
}

/** Whether something has been tried under a name within its span; counts nothing. */
export async function wasTried({ database }: Platform, name: string): Promise<boolean> {
  return (await database.tries.get(name)) !== null;
}
