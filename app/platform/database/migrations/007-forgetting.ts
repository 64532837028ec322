import type { Kysely } from "kysely";

/** When the buyer of an order has deleted the account; a guest's order never had one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("buyer_left_at", "bigint").execute();
}
