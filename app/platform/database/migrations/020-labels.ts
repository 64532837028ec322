import type { Kysely } from "kysely";

/**
 * The message on the card of a gift; of a wine what its electronic label is made of, and of a gift box which products lie in it, both as
 * JSON. Products of before have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("gift_message", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("products").addColumn("bottled", "text").execute();
  await db.schema.alterTable("products").addColumn("box_contents", "text").execute();
}
