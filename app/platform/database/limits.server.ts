import { SECONDS } from "../clock.ts";
import type { Platform } from "../platform.server.ts";

/** How often something may be tried in a span of time, in milliseconds. */
export type Limit = { most: number; spanMs: number };

type Used = { used: number; resetsAt: number };

/** What a try has left: how many more, until when, and how long to wait where it was one too many; in milliseconds. */
export type Use = { waitMs: number; left: number; resetsInMs: number };

/** Counts one try under a name, and says what is left. */
export async function countUse(platform: Platform, name: string, { most, spanMs }: Limit): Promise<Use> {
  const now = platform.clock();
  const count = platform.database.engine === "postgres" ? countInTable : countInMemory;
  const { used, resetsAt } = await count(platform, name, now, spanMs);
  const resetsInMs = Math.max(resetsAt - now, SECONDS);
  return { waitMs: used > most ? resetsInMs : 0, left: Math.max(most - used, 0), resetsInMs };
}

/**
 * Counts one try under a name; answers in how many milliseconds the next one is allowed, 0 where this one is. The span begins
 * with the first try. On PostgreSQL all servers count together; an SQLite file has one server, whose memory is enough.
 */
export async function countTry(platform: Platform, name: string, limit: Limit): Promise<number> {
  return (await countUse(platform, name, limit)).waitMs;
}

const memories = new WeakMap<Platform, Map<string, Used>>();
/** An attacker who changes the name each time must not fill the memory. */
const MOST_REMEMBERED = 50_000;

async function countInMemory(platform: Platform, name: string, now: number, spanMs: number): Promise<Used> {
  const memory = memories.get(platform) ?? new Map<string, Used>();
  memories.set(platform, memory);
  const present = memory.get(name);
  if (present && present.resetsAt > now) {
    present.used += 1;
    return present;
  }
  if (memory.size >= MOST_REMEMBERED) forget(memory, now);
  const first = { used: 1, resetsAt: now + spanMs };
  memory.delete(name);
  memory.set(name, first);
  return first;
}

/** Forgets what is over, and where that is too little the oldest tenth. */
function forget(memory: Map<string, Used>, now: number): void {
  for (const [name, { resetsAt }] of memory) if (resetsAt <= now) memory.delete(name);
  for (const name of memory.keys()) {
    if (memory.size < MOST_REMEMBERED * 0.9) return;
    memory.delete(name);
  }
}

/** One statement, so that two servers never count the same try as one. */
async function countInTable({ database }: Platform, name: string, now: number, spanMs: number): Promise<Used> {
  return database.write(async (connection) => {
    const { used, resets_at } = await connection
      .insertInto("limits")
      .values({ name, used: 1, resets_at: now + spanMs })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet(({ ref, eb }) => ({
          used: eb
            .case()
            .when("limits.resets_at", ">", now)
            .then(eb("limits.used", "+", 1))
            .else(1)
            .end(),
          resets_at: eb
            .case()
            .when("limits.resets_at", ">", now)
            .then(ref("limits.resets_at"))
            .else(now + spanMs)
            .end(),
        })),
      )
      .returning(["used", "resets_at"])
      .executeTakeFirstOrThrow();
    if (used === 1)
      await connection
        .deleteFrom("limits")
        .where("resets_at", "<", now - spanMs)
        .execute();
    return { used, resetsAt: resets_at };
  });
}
