import { type Kysely, sql } from "kysely";

/**
 * How much of an order has been given back: several refunds may follow one another, each with a credit note of its own. An order still
 * has one invoice at most. Tables keep their constraints for ever in SQLite, so the one of the invoices is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("refunded_cents", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update orders set refunded_cents = total_cents where state = 'refunded'`.execute(db);
  await db.schema.alterTable("invoices").renameTo("invoices_before").execute();
  await db.schema
    .createTable("invoices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("premises", "text", (column) => column.notNull())
    .addColumn("device", "integer", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("issued_at", "bigint", (column) => column.notNull())
    .addColumn("total_cents", "integer", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("zki", "text")
    .addColumn("jir", "text")
    .addColumn("fiscal_qr", "text")
    .addUniqueConstraint("invoices_place", ["year", "premises", "device", "sequence"])
    .execute();
  await sql`insert into invoices select * from invoices_before`.execute(db);
  await db.schema.dropTable("invoices_before").execute();
  await db.schema.createIndex("invoices_by_order").on("invoices").column("order_id").execute();
  await db.schema
    .createIndex("invoices_one_of_order")
    .unique()
    .on("invoices")
    .column("order_id")
    .where(sql.ref("kind"), "=", "invoice")
    .execute();
}
