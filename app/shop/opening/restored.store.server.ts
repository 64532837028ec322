import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";

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

/** How many jobs of some kinds wait. */
export async function countWaitingJobs(connection: Connection, kinds: readonly string[]): Promise<number> {
  const waiting = connection.selectFrom("jobs").select("id").where("kind", "in", kinds);
  return (await waiting.where("state", "=", "queued").execute()).length;
}

/** Keeps every job of some kinds that waits from being done, as if it had been given up. */
export async function holdWaitingJobs(
  connection: Transaction<Schema>,
  kinds: readonly string[],
  now: number,
): Promise<void> {
  await connection
    .updateTable("jobs")
    .set({ state: "dead", ended_at: now, leased_until: null, last_error: HELD })
    .where("kind", "in", kinds)
    .where("state", "=", "queued")
    .execute();
}
