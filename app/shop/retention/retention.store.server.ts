import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Address } from "../contact/address.ts";
import { addressJson } from "../contact/stored-contact.server.ts";
import { UNDER_WAY } from "../orders/order-states.ts";
import { EXPIRED_LINK_KEPT_MS, type Over } from "./retention.ts";

const SECRET_BYTES = 16;

/** Deletes orders, with their lines, that nobody has to keep any more; answers how many. */
export async function deleteOrders(connection: Transaction<Schema>, { ordersBefore }: Over): Promise<number> {
  const over = connection.selectFrom("orders").select("id").where("created_at", "<", ordersBefore);
  const tables = ["order_lines", "order_transitions", "order_payments", "payment_attempts", "invoices"] as const;
  for (const table of tables) {
    await connection.deleteFrom(table).where("order_id", "in", over).execute();
  }
  await connection.deleteFrom("payments_set_aside").where("received_at", "<", ordersBefore).execute();
  const result = await connection.deleteFrom("orders").where("created_at", "<", ordersBefore).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Wipes from orders what no invoice needs: e-mail, telephone, delivery address, note and gift message (`forgetNames` does the rest where
 * there is no invoice); and changes both keys to them, so that neither the link of the old mails nor the form that was sent leads there.
 * What an account holds is left alone. Answers how many.
 */
export async function forgetContacts(
  connection: Transaction<Schema>,
  { guestsBefore, leaversBefore }: Over,
): Promise<number> {
  const over = await connection
    .selectFrom("orders")
    .select("id")
    .where("user_id", "is", null)
    .where("email", "!=", "")
    .where(({ eb, or, and }) =>
      or([
        eb("created_at", "<", guestsBefore),
        and([eb("buyer_left_at", "is not", null), eb("created_at", "<", leaversBefore)]),
      ]),
    )
    .execute();
  for (const { id } of over) {
    await connection
      .updateTable("orders")
      .set({ email: "", phone: "", city: "", address: "", postal_code: "", note: "", gift_message: "" })
      .set({ token: newKey(), order_key: newKey() })
      .where("id", "=", id)
      // Its buyer may have opened an account in the meantime.
      .where("user_id", "is", null)
      .execute();
  }
  return over.length;
}

/**
 * Wipes from orders whose contact data is forgotten what an invoice would need (name, company and billing address but for its country),
 * where there is none and none will come: they have ended. One that is still under way may be paid, and is looked at again. Answers how many.
 */
export async function forgetNames(connection: Transaction<Schema>): Promise<number> {
  const nameless = await connection
    .selectFrom("orders")
    .select(["id", "billing"])
    .where("user_id", "is", null)
    .where("email", "=", "")
    .where(({ or, eb }) => or([eb("first_name", "!=", ""), eb("last_name", "!=", "")]))
    .where("state", "not in", UNDER_WAY)
    .where("id", "not in", connection.selectFrom("invoices").select("order_id"))
    .execute();
  for (const { id, billing } of nameless) {
    const { country } = addressJson.parse(JSON.parse(billing));
    const empty: Address = { country, city: "", address: "", postalCode: "" };
    await connection
      .updateTable("orders")
      .set({ first_name: "", last_name: "", company: null, billing: JSON.stringify(empty) })
      .where("id", "=", id)
      .execute();
  }
  return nameless.length;
}

/** Deletes reservations whose visit was long ago; answers how many. */
export async function deleteReservations(connection: Transaction<Schema>, { visitsBefore }: Over): Promise<number> {
  const result = await connection.deleteFrom("reservations").where("date", "<", visitsBefore).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes reservations that nobody has confirmed; they hold no seats. Answers how many. */
export async function deleteUnconfirmed(connection: Transaction<Schema>, { lapsedBefore }: Over): Promise<number> {
  const result = await connection
    .deleteFrom("reservations")
    .where("state", "=", "pending")
    .where("created_at", "<=", lapsedBefore)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets from which network orders and reservations came; answers of how many. */
export async function forgetSenders(connection: Transaction<Schema>, { unconfirmedBefore }: Over): Promise<number> {
  let count = 0n;
  for (const table of ["orders", "reservations"] as const) {
    const result = await connection
      .updateTable(table)
      .set({ sender: null })
      .where("sender", "is not", null)
      .where("created_at", "<=", unconfirmedBefore)
      .executeTakeFirst();
    count += result.numUpdatedRows;
  }
  return Number(count);
}

/** Deletes inquiries from long ago; answers how many. */
export async function deleteInquiries(connection: Transaction<Schema>, { inquiriesBefore }: Over): Promise<number> {
  const result = await connection.deleteFrom("inquiries").where("created_at", "<", inquiriesBefore).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes statements of withdrawal from long ago; answers how many. */
export async function deleteWithdrawals(connection: Transaction<Schema>, { withdrawalsBefore }: Over): Promise<number> {
  const result = await connection.deleteFrom("withdrawals").where("sent_at", "<", withdrawalsBefore).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes wishes to hear of a product that nobody has confirmed, and those from long ago; answers how many. */
export async function deleteStockAlerts(
  connection: Transaction<Schema>,
  { alertsBefore, unconfirmedBefore }: Over,
): Promise<number> {
  const result = await connection
    .deleteFrom("stock_alerts")
    .where(({ eb, or, and }) =>
      or([
        eb("created_at", "<", alertsBefore),
        and([eb("confirmed_at", "is", null), eb("created_at", "<=", unconfirmedBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes what ends by itself and has ended: sessions, links of mails, drafts, answers given once. Answers how many. */
export async function deleteExpired(connection: Transaction<Schema>, { expiredAt }: Over): Promise<number> {
  let count = await deleteExpiredLinks(connection, expiredAt);
  for (const table of ["sessions", "drafts", "given_answers", "span_counts"] as const) {
    const result = await connection.deleteFrom(table).where("expires_at", "<=", expiredAt).executeTakeFirst();
    count += result.numDeletedRows;
  }
  return Number(count);
}

/** Of the link of a mail is kept for a day that its time is over, so that its page can say so; what it held goes at once. */
async function deleteExpiredLinks(connection: Transaction<Schema>, expiredAt: number): Promise<bigint> {
  const expired = connection.updateTable("tokens").set({ details: "" }).where("expires_at", "<=", expiredAt);
  await expired.where("details", "!=", "").execute();
  const over = connection.deleteFrom("tokens").where("expires_at", "<=", expiredAt - EXPIRED_LINK_KEPT_MS);
  return (await over.executeTakeFirst()).numDeletedRows;
}

function newKey(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}
