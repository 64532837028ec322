import { type Kysely, sql } from "kysely";

/**
 * A statement of withdrawal may name several orders: what is known of each stands beside what was typed, as JSON. Statements of before
 * have the one that was found, by its number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("withdrawals")
    .addColumn("orders", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await sql`update withdrawals set orders = '[{"number":"' || order_number || '","found":"'
    || case when from_buyer = 1 then 'buyer' else 'otherAddress' end || '"}]' where order_id is not null`.execute(db);
  await db.schema.alterTable("withdrawals").dropColumn("order_id").execute();
  await db.schema.alterTable("withdrawals").dropColumn("from_buyer").execute();
}
