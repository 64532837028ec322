import type { Transaction } from "kysely";
import type { Connection } from "../platform/database/database.server.ts";
import type { Schema } from "../platform/database/schema.ts";

const HELD = "held back after a restore";

/** The last number that each counter has given, by its name. */
export async function listCounters(connection: Connection): Promise<Map<string, number>> {
  const rows = await connection.selectFrom("counters").selectAll().execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Lets a counter go on from a number, if it has not come so far by itself. */
export async function raiseCounter(connection: Transaction<Schema>, name: string, value: number): Promise<void> {
  await connection
    .insertInto("counters")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }).where("counters.value", "<", value))
    .execute();
}

/** How many mails and webhook deliveries wait to be sent. */
export async function countWaiting(connection: Connection): Promise<number> {
  let count = 0;
  for (const outbox of ["mails", "notices"] as const) {
    count += (await connection.selectFrom(outbox).select("id").where("state", "=", "queued").execute()).length;
  }
  return count;
}

/** Keeps everything that waits from being sent, as if it had been given up; answers how many. */
export async function holdWaiting(connection: Transaction<Schema>, now: number): Promise<number> {
  let count = 0n;
  for (const outbox of ["mails", "notices"] as const) {
    const held = connection.updateTable(outbox).set({ state: "failed", next_at: now, last_error: HELD });
    count += (await held.where("state", "=", "queued").executeTakeFirst()).numUpdatedRows;
  }
  return Number(count);
}
