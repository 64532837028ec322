import type { Transaction } from "kysely";
import { z } from "zod";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Payment } from "../payment/payment.ts";
import type { Order } from "./order.ts";
import { ORDER_STATES, type OrderState, STATE_CAUSES, type StateCause } from "./order-states.ts";

/** Why, when and by whom a state was changed. */
export type Cause = {
  cause: StateCause;
  /** Who it was, as far as it is known: a provider's name, what a person at the winery calls themselves; else empty. */
  actor: string;
  /** What a person may want to know of it later. */
  detail?: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** A change of an order's state; the first one of an order comes from no other. */
export type OrderTransition = Required<Cause> & { from: OrderState | null; to: OrderState };

/** What becomes of an order's row by a change; `paid`: when and how, where it is paid by it; `refundedCents`: given back with it. */
type NewState = {
  to: OrderState;
  heldUntil: number | null;
  paid?: { at: number; by: Payment };
  refundedCents?: number;
};

/** Records that an order has been placed. */
export function recordPlacing(connection: Transaction<Schema>, { id, state, createdAt }: Order): Promise<void> {
  return insertTransition(connection, id, 0, { from: null, to: state, cause: "buyer", actor: "", at: createdAt });
}

/**
 * Changes an order's state, if it is still as it was read, and records the change. Of two at the same moment one finds it so:
 * the condition stands in the statement. Says whether it did.
 */
export async function moveOrder(
  connection: Transaction<Schema>,
  order: Pick<Order, "id" | "state" | "heldUntil" | "refundedCents">,
  { to, heldUntil, paid, refundedCents = order.refundedCents }: NewState,
  cause: Cause,
): Promise<boolean> {
  const moved = await connection
    .updateTable("orders")
    .set({
      state: to,
      state_since: cause.at,
      held_until: heldUntil,
      refunded_cents: refundedCents,
      ...(paid === undefined ? {} : { paid_at: paid.at, payment: paid.by }),
    })
    .where("id", "=", order.id)
    .where("state", "=", order.state)
    .where("held_until", order.heldUntil === null ? "is" : "=", order.heldUntil)
    .where("refunded_cents", "=", order.refundedCents)
    .$if(paid !== undefined, (query) => query.where("paid_at", "is", null))
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return false;
  const position = await nextPosition(connection, order.id);
  await insertTransition(connection, order.id, position, { from: order.state, to, ...cause });
  return true;
}

/**
 * Lets an order that waits for a card be paid by transfer, if it is still as it was read, and records it: its state stays, and the
 * detail tells. Says whether it did.
 */
export async function changeToTransfer(
  connection: Transaction<Schema>,
  order: Pick<Order, "id" | "state">,
  heldUntil: number | null,
  now: number,
): Promise<boolean> {
  const changed = await connection
    .updateTable("orders")
    .set({ payment: "transfer", held_until: heldUntil })
    .where("id", "=", order.id)
    .where("state", "=", order.state)
    .where("payment", "=", "card")
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  const kept = { from: order.state, to: order.state, cause: "buyer", actor: "", at: now } as const;
  const position = await nextPosition(connection, order.id);
  await insertTransition(connection, order.id, position, { ...kept, detail: "card -> transfer" });
  return true;
}

/** Lets nobody else change an order until the transaction has ended: what is read of it from now on stays true. */
export async function holdOrder(connection: Transaction<Schema>, orderId: string): Promise<void> {
  const held = connection.updateTable("orders").set((row) => ({ refunded_cents: row.ref("refunded_cents") }));
  await held.where("id", "=", orderId).execute();
}

/**
 * Notes how much of an order that is held (`holdOrder`) has been given back, in whole cents, and records it: its state stays, and the
 * detail tells.
 */
export async function noteRefund(
  connection: Transaction<Schema>,
  order: Pick<Order, "id" | "state">,
  refundedCents: number,
  cause: Cause,
): Promise<void> {
  const noted = connection.updateTable("orders").set({ refunded_cents: refundedCents });
  await noted.where("id", "=", order.id).execute();
  const position = await nextPosition(connection, order.id);
  await insertTransition(connection, order.id, position, { from: order.state, to: order.state, ...cause });
}

/** Holds the goods of an order that is held (`holdOrder`) until a moment, in milliseconds since 1970, and records it: its state stays, and the detail tells. */
export async function noteHold(
  connection: Transaction<Schema>,
  { id, state }: Pick<Order, "id" | "state">,
  until: number,
  cause: Cause,
): Promise<void> {
  await connection.updateTable("orders").set({ held_until: until }).where("id", "=", id).execute();
  const position = await nextPosition(connection, id);
  await insertTransition(connection, id, position, { from: state, to: state, ...cause });
}

/** Every change of an order's state, the first one first. */
export async function listTransitions(connection: Connection, orderId: string): Promise<OrderTransition[]> {
  const query = connection.selectFrom("order_transitions").selectAll().where("order_id", "=", orderId);
  return (await query.orderBy("position").execute()).map((row) => ({
    from: row.from_state === null ? null : z.enum(ORDER_STATES).parse(row.from_state),
    to: z.enum(ORDER_STATES).parse(row.to_state),
    at: row.at,
    cause: z.enum(STATE_CAUSES).parse(row.cause),
    actor: row.actor,
    detail: row.detail,
  }));
}

/** The order's row is locked by its change, so that nobody else counts on at the same time. */
async function nextPosition(connection: Transaction<Schema>, orderId: string): Promise<number> {
  const last = await connection
    .selectFrom("order_transitions")
    .select(({ fn }) => fn.max("position").as("position"))
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return last?.position === null || last === undefined ? 0 : last.position + 1;
}

async function insertTransition(
  connection: Transaction<Schema>,
  orderId: string,
  position: number,
  { from, to, at, cause, actor, detail = "" }: Omit<OrderTransition, "detail"> & { detail?: string },
): Promise<void> {
  await connection
    .insertInto("order_transitions")
    .values({ order_id: orderId, position, from_state: from, to_state: to, at, cause, actor, detail })
    .execute();
}
