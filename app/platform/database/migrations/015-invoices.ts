import type { Kysely } from "kysely";

/**
 * Invoices and credit notes, each frozen on the day of its issue. The tax office's codes (ZKI, JIR and the address of the QR code) are
 * filled in once invoices are reported to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .addUniqueConstraint("invoices_number", ["year", "premises", "device", "sequence"])
    .addUniqueConstraint("invoices_of_order", ["order_id", "kind"])
    .execute();
}
