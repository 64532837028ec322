import type { Kysely } from "kysely";

/** Who wants to hear when a product is there again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_alerts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("product_id", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addUniqueConstraint("stock_alerts_once", ["product_id", "email_key"])
    .execute();
}
