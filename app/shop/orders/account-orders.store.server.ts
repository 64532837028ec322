import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Order } from "./order.ts";
import { withLines } from "./orders.store.server.ts";

const TOKEN_BYTES = 16;

/** The orders of an account, the latest first. */
export async function listOrdersOfUser(connection: Connection, userId: string): Promise<Order[]> {
  const rows = await connection
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .execute();
  return Promise.all(rows.map((row) => withLines(connection, row)));
}

/** An order of an account by its number; null where there is none, or it is somebody else's (threats, "reading another's order"). */
export async function findOrderOfUser(connection: Connection, userId: string, number: string): Promise<Order | null> {
  const row = await connection
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? withLines(connection, row) : null;
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
    .set({ user_id: id })
    .where("user_id", "is", null)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .execute();
}

/**
 * Takes the person out of the orders of an account that is being deleted. What the invoice needs stays, as the tax law wants: name,
 * billing address, company, goods and figures. An order that is still on its way keeps what its delivery needs.
 */
export async function forgetBuyer(connection: Transaction<Schema>, userId: string): Promise<void> {
  const done = await connection
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "in", ["shipped", "cancelled"])
    .execute();
  for (const { id } of done) {
    await connection
      .updateTable("orders")
      .set({ email: "", phone: "", city: "", address: "", postal_code: "", note: "" })
      // The link of the old mails leads nowhere any more.
      .set({ token: randomBytes(TOKEN_BYTES).toString("base64url") })
      .where("id", "=", id)
      .execute();
  }
  await connection.updateTable("orders").set({ user_id: null }).where("user_id", "=", userId).execute();
}
