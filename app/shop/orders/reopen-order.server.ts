import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { changeOrderState, type StateChange, StockMissing } from "./change-order-state.server.ts";
import type { Order, OrderLine } from "./order.ts";
import { type Cause, holdOrder, noteHold } from "./order-states.store.server.ts";
import { canBeReopened } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";
import { queueReopenedMail } from "./reopened-mails.server.ts";

type Refused = Extract<StateChange, { ok: false }>;

/** `missing`: which of its goods are no longer there. */
type Reopening =
  | { ok: true; order: Order }
  | Refused
  | { ok: false; reason: "missing"; state: Order["state"]; missing: OrderLine };

/**
 * Opens an order again that expired before its transfer or card payment came: takes its goods from the stock once more, holds them as long as
 * those of a new one, and a mail says so (docs/rules.md "States of an order"). All of it or nothing.
 */
export async function reopenOrder(platform: Platform, order: Order, cause: Cause): Promise<Reopening> {
  if (!canBeReopened(order)) return { ok: false, reason: "notAllowed", state: order.state };
  try {
    return await platform.database.write(async (unit) => {
      const change = { orderId: order.id, to: "awaitingPayment", ...cause } as const;
      const result = await changeOrderState(platform, unit, change);
      if (result.ok) await queueReopenedMail(platform, unit, result.order);
      return result;
    });
  } catch (error) {
    if (!(error instanceof StockMissing)) throw error;
    return { ok: false, reason: "missing", state: order.state, missing: error.line };
  }
}

/** Holds an order's goods for some days from now, where it waits for its payment or to be collected; never shorter than before. Null: the order is not waiting, or is already held longer. */
export async function holdLonger(
  { database }: Platform,
  orderId: string,
  days: number,
  cause: Cause,
): Promise<number | null> {
  return database.write(async (unit) => {
    await holdOrder(unit, orderId);
    const order = await findOrder(unit, orderId);
    const until = cause.at + days * DAYS;
    if (!order?.heldUntil || order.heldUntil >= until) return null;
    await noteHold(unit, order, until, cause);
    return until;
  });
}
