import type { Kysely } from "kysely";

/** The table of limits in the shape that `RateLimiterPostgres` counts in; what was counted a minute ago need not be kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("limits").execute();
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
