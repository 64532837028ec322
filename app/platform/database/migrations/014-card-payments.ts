import type { Kysely } from "kysely";

/** The attempts to pay an order by card: a provider refuses a number that it has seen, so that each has its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_attempts")
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("house", "text", (column) => column.notNull())
    .addColumn("amount_cents", "integer", (column) => column.notNull())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("outcome", "text")
    .addColumn("approval_code", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("payment_id", "text")
    .execute();
  await db.schema.createIndex("payment_attempts_order").on("payment_attempts").column("order_id").execute();
  await db.schema.createIndex("payment_attempts_id").on("payment_attempts").columns(["house", "payment_id"]).execute();
}
