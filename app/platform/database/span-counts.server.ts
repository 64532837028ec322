import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Counts something within a span of time, in milliseconds, that begins with the first. Two concurrent transactions get different numbers,
 * the second once the first has ended.
 */
export async function countWithin(
  connection: Transaction<Schema>,
  name: string,
  { now, spanMs }: { now: number; spanMs: number },
): Promise<{ count: number; expiresAt: number }> {
  const expiresAt = now + spanMs;
  const row = await connection
    .insertInto("span_counts")
    .values({ name, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ ref, eb }) => {
        const ends = ref("span_counts.expires_at");
        // One that begins a whole span from now was begun by a clock that was ahead.
        const isOver = eb.or([eb(ends, "<=", now), eb(ends, ">", expiresAt + spanMs)]);
        const more = eb(ref("span_counts.count"), "+", 1);
        return {
          count: eb.case().when(isOver).then(1).else(more).end(),
          expires_at: eb.case().when(isOver).then(expiresAt).else(ends).end(),
        };
      }),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  return { count: row.count, expiresAt: row.expires_at };
}
