import { sql, type Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Order } from "./order.ts";
import { UNDER_WAY } from "./order-states.ts";
import { listWithLines, withLines } from "./orders.store.server.ts";

/** The orders of an account, the latest first. */
export async function listOrdersOfUser(connection: Connection, userId: string): Promise<Order[]> {
  return listWithLines(connection, connection.selectFrom("orders").where("user_id", "=", userId), "desc");
}

/**
 * An order of an account by its number; null where there is none, or it is somebody else's (docs/promises.md "Nobody takes what is not
 * theirs").
 */
export async function findOrderOfUser(connection: Connection, userId: string, number: string): Promise<Order | null> {
  const row = await connection
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** Whether an order's mails go to the confirmed address of the account that it stands in. */
export async function isSentToOwner(connection: Connection, orderId: string): Promise<boolean> {
  const owner = await connection
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .select(["users.email as confirmed", "orders.email as sentTo"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return owner !== undefined && emailKey(owner.confirmed) === emailKey(owner.sentTo);
}

/** Puts an order that was just made into its buyer's account. */
export async function giveOrder(connection: Transaction<Schema>, orderId: string, userId: string): Promise<void> {
  await connection.updateTable("orders").set({ user_id: userId }).where("id", "=", orderId).execute();
}

/** Puts the orders that somebody made as a guest into the account whose confirmed address they name. */
export async function giveGuestOrders(
  connection: Transaction<Schema>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await connection
    .updateTable("orders")
    .set({ user_id: id, buyer_left_at: null })
    .where("user_id", "is", null)
    .where(sql`lower(email)`, "=", emailKey(email))
    .execute();
}

/** Sends what is still to be said of an account's orders to its new address; those that have ended keep theirs, as history. */
export async function readdressOrders(
  connection: Transaction<Schema>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const underWay = connection.updateTable("orders").set({ email }).where("state", "in", UNDER_WAY);
  await underWay.where("user_id", "=", id).execute();
}

/** Takes the orders out of an account that is being deleted; what else is forgotten of them, and when, `retention.ts` says. */
export async function forgetBuyer(connection: Transaction<Schema>, userId: string, now: number): Promise<void> {
  await connection
    .updateTable("orders")
    .set({ user_id: null, buyer_left_at: now })
    .where("user_id", "=", userId)
    .execute();
}
