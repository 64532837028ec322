import type { Kysely } from "kysely";

/** The favourites that an account keeps, as the cookie holds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("favourites", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
