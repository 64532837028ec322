import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { WithdrawalRow } from "../../platform/database/withdrawal-table.ts";
import { emailKey } from "../mail/email-key.ts";
import { type ReachedOrder, WITHDRAWN_ORDERS, type WithdrawalStatement, type WithdrawnOrder } from "./withdrawal.ts";

const ordersJson: z.ZodType<WithdrawnOrder[]> = z.array(
  z.object({ number: z.string(), found: z.enum(WITHDRAWN_ORDERS) }),
);

/** Stores a statement; says false, and stores nothing, where its key has its statement already. */
export async function insertWithdrawal(
  connection: Transaction<Schema>,
  withdrawal: WithdrawalStatement,
): Promise<boolean> {
  const { withdrawalKey, orders, sentAt, orderNumber, ...same } = withdrawal;
  const inserted = await connection
    .insertInto("withdrawals")
    .values({
      ...same,
      withdrawal_key: withdrawalKey,
      orders: JSON.stringify(orders),
      sent_at: sentAt,
      order_number: orderNumber,
    })
    .onConflict((conflict) => conflict.column("withdrawal_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A statement by its id, or null. */
export async function findWithdrawal(connection: Connection, id: string): Promise<WithdrawalStatement | null> {
  const row = await connection.selectFrom("withdrawals").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? withdrawalFromRow(row) : null;
}

/** The statement that a one-time key has made, or null. */
export async function findWithdrawalByKey(connection: Connection, key: string): Promise<WithdrawalStatement | null> {
  const query = connection.selectFrom("withdrawals").selectAll().where("withdrawal_key", "=", key);
  const row = await query.executeTakeFirst();
  return row ? withdrawalFromRow(row) : null;
}

/** The statements that have come in, the latest first. */
export async function listWithdrawals(connection: Connection): Promise<WithdrawalStatement[]> {
  const query = connection.selectFrom("withdrawals").selectAll().orderBy("sent_at", "desc").orderBy("id");
  return (await query.execute()).map(withdrawalFromRow);
}

/** The statements that name an address for their receipt, the oldest first. */
export async function listWithdrawalsFrom(connection: Connection, email: string): Promise<WithdrawalStatement[]> {
  const query = connection.selectFrom("withdrawals").selectAll().where(sql`lower(email)`, "=", emailKey(email));
  return (await query.orderBy("sent_at").orderBy("id").execute()).map(withdrawalFromRow);
}

/** The addresses of an order's buyer: its own, if it is not forgotten, and its account's; null where there is no such order. */
export async function findAddressesOfOrder(connection: Connection, number: string): Promise<string[] | null> {
  const query = connection.selectFrom("orders").leftJoin("users", "users.id", "orders.user_id");
  const emails = query.select(["orders.email as own", "users.email as account"]).where("number", "=", number);
  const order = await emails.executeTakeFirst();
  return order ? [order.own, order.account ?? ""].filter((address) => address !== "") : null;
}

/** The orders of some numbers, as far as there are any, by which their buyers are reached. */
export async function findReachedOrders(connection: Connection, numbers: readonly string[]): Promise<ReachedOrder[]> {
  if (numbers.length === 0) return [];
  const query = connection.selectFrom("orders").select(["number", "token", "phone", "language"]);
  const rows = await query.where("number", "in", numbers).orderBy("number").execute();
  return rows.map((row) => ({ ...row, language: z.enum(LANGUAGES).parse(row.language) }));
}

function withdrawalFromRow(row: WithdrawalRow): WithdrawalStatement {
  const { withdrawal_key, orders, sent_at, order_number, ...same } = row;
  return {
    ...same,
    withdrawalKey: withdrawal_key,
    orders: ordersJson.parse(JSON.parse(orders)),
    sentAt: sent_at,
    orderNumber: order_number,
    language: z.enum(LANGUAGES).parse(row.language),
  };
}
