import type { Transaction } from "kysely";
import { z } from "zod";
import type { Connection } from "../../platform/database/database.server.ts";
import type { PaymentAttemptRow } from "../../platform/database/order-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { CARD_PROVIDERS, type CardProvider } from "../payment/card-adapter.ts";
import { ATTEMPT_OUTCOMES, type AttemptOutcome, type CardAttempt } from "./card-attempt.ts";

/** Keeps a new attempt; says false, and keeps nothing, where its number is taken. */
export async function insertAttempt(connection: Transaction<Schema>, attempt: CardAttempt): Promise<boolean> {
  const { number, orderId, provider: house, amountCents, startedAt } = attempt;
  const open = { ended_at: null, outcome: null, approval_code: "", payment_id: null };
  const inserted = await connection
    .insertInto("payment_attempts")
    .values({ number, order_id: orderId, house, amount_cents: amountCents, started_at: startedAt, ...open })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("number")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The attempts to pay an order, the first one first. */
export async function listAttempts(connection: Connection, orderId: string): Promise<CardAttempt[]> {
  const query = connection.selectFrom("payment_attempts").selectAll().where("order_id", "=", orderId);
  return (await query.orderBy("number").execute()).map(attemptFromRow);
}

/** An attempt by its number, or null. */
export async function findAttempt(connection: Connection, number: string): Promise<CardAttempt | null> {
  const query = connection.selectFrom("payment_attempts").selectAll().where("number", "=", number);
  const row = await query.executeTakeFirst();
  return row ? attemptFromRow(row) : null;
}

/** The number of another attempt that a provider has reported the same payment for; null where there is none. */
export async function otherAttemptOf(
  connection: Connection,
  { provider, paymentId, number }: { provider: CardProvider; paymentId: string; number: string },
): Promise<string | null> {
  const row = await connection
    .selectFrom("payment_attempts")
    .select("number")
    .where("house", "=", provider)
    .where("payment_id", "=", paymentId)
    .where("number", "!=", number)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** From which outcomes an attempt may come to another: money that has come counts, whatever was said before. */
const REPLACES: Record<AttemptOutcome, readonly AttemptOutcome[]> = {
  paid: ["declined", "cancelled", "setAside"],
  setAside: ["declined", "cancelled"],
  declined: [],
  cancelled: [],
};

/** Keeps what became of an attempt, unless something that counts more is kept already. */
export async function endAttempt(
  connection: Transaction<Schema>,
  number: string,
  ended: { outcome: AttemptOutcome; at: number; approvalCode: string; paymentId: string | null },
): Promise<void> {
  const { outcome, at, approvalCode, paymentId } = ended;
  const replaced = REPLACES[outcome];
  await connection
    .updateTable("payment_attempts")
    .set({ outcome, ended_at: at, approval_code: approvalCode, payment_id: paymentId })
    .where("number", "=", number)
    .where(({ eb, or }) =>
      or([eb("outcome", "is", null), ...(replaced.length > 0 ? [eb("outcome", "in", replaced)] : [])]),
    )
    .execute();
}

function attemptFromRow(row: PaymentAttemptRow): CardAttempt {
  return {
    number: row.number,
    orderId: row.order_id,
    provider: z.enum(CARD_PROVIDERS).parse(row.house),
    amountCents: row.amount_cents,
    startedAt: row.started_at,
    outcome: row.outcome === null ? null : z.enum(ATTEMPT_OUTCOMES).parse(row.outcome),
  };
}
