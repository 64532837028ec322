import type { Kysely } from "kysely";

/** The terms as they stood when orders were placed, each version once, and the version of each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("terms_versions")
    .addColumn("version", "text", (column) => column.primaryKey())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("first_used_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("orders").addColumn("terms_version", "text").execute();
}
