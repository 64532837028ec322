import type { Kysely } from "kysely";

/** What a wine is like and what it is drunk from, as JSON; products of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("products").addColumn("style", "text").execute();
}
