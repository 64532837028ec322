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
      conflict.column("name").doUpdateSet(({ ref, eb }) => ({
        count: eb
          .case()
          .when(ref("span_counts.expires_at"), "<=", now)
          .then(1)
          .else(eb(ref("span_counts.count"), "+", 1))
          .end(),
        expires_at: eb
          .case()
          .when(ref("span_counts.expires_at"), "<=", now)
          .then(expiresAt)
          .else(ref("span_counts.expires_at"))
          .end(),
      })),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  return { count: row.count, expiresAt: row.expires_at };
}
