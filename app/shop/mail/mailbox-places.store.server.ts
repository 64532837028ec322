import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";

/** How many places a mailbox has, for how long a mail takes one, and by when it has to be free; in milliseconds. */
type Places = { now: number; count: number; spanMs: number; latest: number };

/**
 * Takes that place in a mailbox which is free first, and says when that is, in milliseconds since 1970: so in no span, whenever it
 * begins, there are more mails than places, those that were put off included. Null where none is free in time: none is taken.
 */
export async function takePlace(
  connection: Transaction<Schema>,
  mailbox: string,
  { now, count, spanMs, latest }: Places,
): Promise<number | null> {
  const names = Array.from({ length: count }, (_, place) => `${mailbox} ${place}`);
  const places = await connection
    .insertInto("span_counts")
    .values(names.map((name) => ({ name, count: 1, expires_at: now })))
    // Holds those that are there: whoever comes at the same moment waits, and sees which one is taken.
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ count: 1 }))
    .returning(["name", "expires_at"])
    .execute();
  // One that is free a whole span later than any may be was taken by a clock that was ahead.
  const freeAt = (end: number) => (end > latest + 2 * spanMs ? now : Math.max(now, end));
  const [first] = places.toSorted((one, other) => freeAt(one.expires_at) - freeAt(other.expires_at));
  if (!first || freeAt(first.expires_at) > latest) return null;
  const due = freeAt(first.expires_at);
  const taken = connection.updateTable("span_counts").set({ expires_at: due + spanMs });
  await taken.where("name", "=", first.name).execute();
  return due;
}
