import type { Kysely } from "kysely";

/** What a tasting holds and costs, so that the winery changes it where it changes its products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tastings")
    .addColumn("package", "text", (column) => column.primaryKey())
    .addColumn("wines", "integer", (column) => column.notNull())
    .addColumn("oils", "integer", (column) => column.notNull())
    .addColumn("adult_cents", "integer", (column) => column.notNull())
    .addColumn("child_cents", "integer", (column) => column.notNull())
    .addColumn("children_menu_cents", "integer", (column) => column.notNull())
    .execute();
}
