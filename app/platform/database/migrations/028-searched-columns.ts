import { type Kysely, sql } from "kysely";

/** Tables that are searched for what a mail address has left there, whichever way it was spelled. */
const WITH_EMAIL = ["reservations", "inquiries", "withdrawals"];

/**
 * Indexes for what is searched by something other than a whole column: an order by its checkout form, whose part of the order's key has 43
 * characters, and everything by the mail address in small letters. Orders of an account are found by the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("orders_by_form").on("orders").expression(sql`substr(order_key, 1, 43)`).execute();
  await db.schema
    .createIndex("orders_of_guest")
    .on("orders")
    .expression(sql`lower(email)`)
    .where(sql.ref("user_id"), "is", null)
    .execute();
  for (const table of WITH_EMAIL) {
    await db.schema.createIndex(`${table}_by_email`).on(table).expression(sql`lower(email)`).execute();
  }
  await db.schema.createIndex("stock_alerts_by_email").on("stock_alerts").column("email_key").execute();
}
