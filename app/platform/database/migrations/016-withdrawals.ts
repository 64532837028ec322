import type { Kysely } from "kysely";

/** Statements by which consumers withdraw from a contract, with the moment at which they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("withdrawals")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("withdrawal_key", "text", (column) => column.notNull().unique())
    .addColumn("order_id", "text")
    .addColumn("from_buyer", "integer", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("order_number", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("goods", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("withdrawals_by_moment").on("withdrawals").columns(["sent_at"]).execute();
}
