import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";

const LAST = "last";

/** When data was last deleted in time, in milliseconds since 1970; null where it never was. */
export async function findLastRun(connection: Connection): Promise<number | null> {
  const query = connection.selectFrom("retention_runs").select("ran_at").where("name", "=", LAST);
  return (await query.executeTakeFirst())?.ran_at ?? null;
}

/** Notes when data is deleted. */
export async function storeLastRun(connection: Transaction<Schema>, now: number): Promise<void> {
  await connection
    .insertInto("retention_runs")
    .values({ name: LAST, ran_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at: now }))
    .execute();
}
