import { type Kysely, sql } from "kysely";

/** Catalogue, delivery prices, orders, inquiries and the outbox of mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("products")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("year", "integer")
    .addColumn("volume_ml", "integer", (column) => column.notNull())
    .addColumn("alcohol_tenths", "integer", (column) => column.notNull())
    .addColumn("serving_from", "integer")
    .addColumn("serving_to", "integer")
    .addColumn("allergens", "text", (column) => column.notNull())
    .addColumn("nutrition", "text", (column) => column.notNull())
    .addColumn("price_cents", "integer", (column) => column.notNull())
    // The last guard against overselling: no statement can take more than there is.
    .addColumn("stock", "integer", (column) => column.notNull().check(sql`stock >= 0`))
    .addColumn("boxed", "integer", (column) => column.notNull())
    .addColumn("drawing", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("product_texts")
    .addColumn("product_id", "text", (column) => column.notNull().references("products.id").onDelete("cascade"))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("grape", "text", (column) => column.notNull())
    .addColumn("tasting_note", "text", (column) => column.notNull())
    .addColumn("food", "text", (column) => column.notNull())
    .addColumn("ingredients", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("product_texts_pk", ["product_id", "language"])
    .execute();

  await db.schema
    .createTable("shipping_prices")
    .addColumn("country_code", "text", (column) => column.primaryKey())
    .addColumn("orderable", "integer", (column) => column.notNull())
    .addColumn("first_box_cents", "integer", (column) => column.notNull())
    .addColumn("further_box_cents", "integer", (column) => column.notNull())
    .addColumn("free_from_cents", "integer")
    .execute();

  await db.schema
    .createTable("counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("order_key", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("delivery", "text", (column) => column.notNull())
    .addColumn("payment", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("country", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("postal_code", "text", (column) => column.notNull())
    .addColumn("billing", "text", (column) => column.notNull())
    .addColumn("company", "text")
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("net_cents", "integer", (column) => column.notNull())
    .addColumn("tax_cents", "integer", (column) => column.notNull())
    .addColumn("gross_cents", "integer", (column) => column.notNull())
    .addColumn("fee_cents", "integer", (column) => column.notNull())
    .addColumn("delivery_cents", "integer", (column) => column.notNull())
    .addColumn("total_cents", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("order_lines")
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    // No foreign key: a product may leave the catalogue, its orders stay.
    .addColumn("product_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("year", "integer")
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("price_cents", "integer", (column) => column.notNull())
    .addColumn("boxed", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_lines_pk", ["order_id", "position"])
    .execute();

  await db.schema
    .createTable("inquiries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("inquiry_key", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("attachments", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("mails_due").on("mails").columns(["state", "next_at"]).execute();
}
