import type { Kysely } from "kysely";

/** When data was last deleted in time: a clock that has jumped since is seen by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("retention_runs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("ran_at", "bigint", (column) => column.notNull())
    .execute();
}
