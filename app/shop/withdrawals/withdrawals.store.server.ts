import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { WithdrawalRow } from "../../platform/database/withdrawal-table.ts";
import type { WithdrawalStatement } from "./withdrawal.ts";

/** Stores a statement; says false, and stores nothing, where its key has its statement already. */
export async function insertWithdrawal(
  connection: Transaction<Schema>,
  withdrawal: WithdrawalStatement,
): Promise<boolean> {
  const { withdrawalKey, orderId, fromBuyer, sentAt, orderNumber, ...same } = withdrawal;
  const inserted = await connection
    .insertInto("withdrawals")
    .values({
      ...same,
      withdrawal_key: withdrawalKey,
      order_id: orderId,
      from_buyer: fromBuyer ? 1 : 0,
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

/** The order of a number with the address that it was made with, or null. */
export function findOrderOfNumber(connection: Connection, number: string) {
  return connection.selectFrom("orders").select(["id", "email"]).where("number", "=", number).executeTakeFirst();
}

function withdrawalFromRow(row: WithdrawalRow): WithdrawalStatement {
  const { withdrawal_key, order_id, from_buyer, sent_at, order_number, ...same } = row;
  return {
    ...same,
    withdrawalKey: withdrawal_key,
    orderId: order_id,
    fromBuyer: from_buyer === 1,
    sentAt: sent_at,
    orderNumber: order_number,
    language: z.enum(LANGUAGES).parse(row.language),
  };
}
