import type { Kysely } from "kysely";

/**
 * Who sent an order or a reservation that nobody has proved yet, as a keyed hash of the network address, for a day; and how
 * often something was done within a span of time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["orders", "reservations"]) {
    await db.schema.alterTable(table).addColumn("sender", "text").execute();
    await db.schema.createIndex(`${table}_sender`).on(table).columns(["sender", "created_at"]).execute();
  }
  await db.schema
    .createTable("span_counts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}
