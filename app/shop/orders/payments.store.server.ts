import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Connection } from "../../platform/database/database.server.ts";
import type { PaymentSetAsideRow } from "../../platform/database/order-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";

/** Short enough to be typed, long enough to be met once. */
const ID_LENGTH = 16;

/** Who says that money has come. */
const PAYMENT_CHANNELS = ["provider", "staff"] as const;

/** Money that has come, as it was reported. */
export type ReceivedPayment = {
  by: (typeof PAYMENT_CHANNELS)[number];
  /** The provider's name, or what a person at the winery calls themselves. */
  actor: string;
  /** What it is found by at the provider or on the bank's statement; the same when it is reported again, by whomever (`isSameReference`). */
  reference: string;
  /** Whole cents; null where it is not known from a source that can be relied on. */
  amountCents: number | null;
  /** As ISO 4217 writes it: `EUR`. */
  currency: string;
};

/** Why a payment waits for a person; `reversal`: none has come, one was taken back. */
const SET_ASIDE_REASONS = ["amount", "currency", "alreadyPaid", "tooLate", "unknownOrder", "reversal"] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** A payment that has not made its order paid. */
export type SetAsidePayment = ReceivedPayment & {
  id: string;
  orderId: string | null;
  /** Of its order; where there is none, as it was reported. */
  orderNumber: string;
  reason: SetAsideReason;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** What its provider says of it, or the method that somebody has named. */
  detail: string;
  /** When a person has dealt with it, in milliseconds since 1970; null: it waits. */
  settledAt: number | null;
};

/** A payment that is to be set aside. */
export type NewSetAside = Omit<SetAsidePayment, "id" | "settledAt">;

/** Keeps the payment that has made an order paid. */
export async function insertPayment(
  connection: Transaction<Schema>,
  orderId: string,
  payment: ReceivedPayment & { amountCents: number; at: number },
): Promise<void> {
  const { by, actor, reference, amountCents, currency, at } = payment;
  await connection
    .insertInto("order_payments")
    .values({
      order_id: orderId,
      ...{ received_at: at, channel: by, actor, reference, amount_cents: amountCents, currency },
    })
    .execute();
}

/** The payment that has made an order paid, or null. */
export async function findPayment(connection: Connection, orderId: string): Promise<ReceivedPayment | null> {
  const query = connection.selectFrom("order_payments").selectAll().where("order_id", "=", orderId);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { channel, actor, reference, amount_cents: amountCents, currency } = row;
  return { by: z.enum(PAYMENT_CHANNELS).parse(channel), actor, reference, amountCents, currency };
}

/** Whether two references name one payment: two people may type the line of a statement, and each in their own way. */
export function isSameReference(one: string, other: string): boolean {
  return referenceKey(one) === referenceKey(other);
}

const referenceKey = (reference: string) => reference.trim().replace(/\s+/g, " ").toLowerCase();

/** The id under which a payment is set aside: the same for each report of it. */
function setAsideId({ orderNumber, reference, amountCents, currency, reason, detail }: NewSetAside): string {
  // The payment itself may have been set aside under the same number and amount.
  const kind = reason === "reversal" ? [reason, detail] : [];
  const identity = JSON.stringify([orderNumber, referenceKey(reference), amountCents, currency, ...kind]);
  return createHash("sha256").update(identity).digest("hex").slice(0, ID_LENGTH);
}

/** Sets a payment aside; the same one reported again, even at the same moment, is there once. `repeated`: it was reported before. */
export async function setPaymentAside(
  connection: Transaction<Schema>,
  payment: NewSetAside,
): Promise<{ id: string; repeated: boolean }> {
  const { by, actor, reference, amountCents, currency, orderId, orderNumber, reason, receivedAt, detail } = payment;
  const id = setAsideId(payment);
  const inserted = await connection
    .insertInto("payments_set_aside")
    .values({
      id,
      ...{ order_id: orderId, order_number: orderNumber, reason, received_at: receivedAt, detail },
      ...{ channel: by, actor, reference, amount_cents: amountCents, currency, settled_at: null },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return { id, repeated: inserted === undefined };
}

/** The payments that wait for a person, the oldest first. */
export async function listSetAside(connection: Connection): Promise<SetAsidePayment[]> {
  return (await setAsideRows(connection).where("settled_at", "is", null).execute()).map(setAsideFromRow);
}

/** Every payment that was set aside for an order, those that a person has dealt with too, the oldest first. */
export async function listSetAsideOf(connection: Connection, orderId: string): Promise<SetAsidePayment[]> {
  return (await setAsideRows(connection).where("order_id", "=", orderId).execute()).map(setAsideFromRow);
}

/**
 * Whether money may have been taken for an order that is not paid: some was set aside, whatever became of it, or it is not known of an
 * attempt by card that it has ended without any.
 */
export async function mayHaveTakenMoney(connection: Connection, orderId: string): Promise<boolean> {
  if ((await listSetAsideOf(connection, orderId)).length > 0) return true;
  const query = connection.selectFrom("payment_attempts").select("number").where("order_id", "=", orderId);
  const open = query.where(({ eb, or }) => or([eb("outcome", "is", null), eb("outcome", "in", ["paid", "setAside"])]));
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether money has come for an order that a person still has to look at; what a card provider takes back is none of it. */
export async function isUnderReview(connection: Connection, orderId: string): Promise<boolean> {
  const query = underReview(connection).where("order_id", "=", orderId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** The orders for which money has come that a person still has to look at. */
export function underReview(connection: Connection) {
  const query = connection.selectFrom("payments_set_aside").select("order_id");
  return query.where("settled_at", "is", null).where("reason", "!=", "reversal").where("order_id", "is not", null);
}

/** A payment that was set aside, or null. */
export async function findSetAside(connection: Connection, id: string): Promise<SetAsidePayment | null> {
  const row = await setAsideRows(connection).where("payments_set_aside.id", "=", id).executeTakeFirst();
  return row ? setAsideFromRow(row) : null;
}

/** Notes that a person has dealt with a payment; says whether it waited. */
export async function settlePayment(connection: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  const settled = await connection
    .updateTable("payments_set_aside")
    .set({ settled_at: now })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** What was set aside, each with the number of its order: a card provider reports that of an attempt. */
function setAsideRows(connection: Connection) {
  const orders = connection.selectFrom("payments_set_aside").leftJoin("orders", "orders.id", "order_id");
  const rows = orders.selectAll("payments_set_aside").select("orders.number as known_number");
  return rows.orderBy("received_at").orderBy("payments_set_aside.id");
}

function setAsideFromRow(row: PaymentSetAsideRow & { known_number: string | null }): SetAsidePayment {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.known_number ?? row.order_number,
    reason: z.enum(SET_ASIDE_REASONS).parse(row.reason),
    receivedAt: row.received_at,
    by: z.enum(PAYMENT_CHANNELS).parse(row.channel),
    actor: row.actor,
    reference: row.reference,
    amountCents: row.amount_cents,
    currency: row.currency,
    detail: row.detail,
    settledAt: row.settled_at,
  };
}
