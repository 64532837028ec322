import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueCreditNote } from "../invoices/issue-invoice.server.ts";
import { formatEuro } from "../money/money.ts";
import { changeOrderState, type StateChange } from "./change-order-state.server.ts";
import type { Order } from "./order.ts";
import { queueRefundMail } from "./order-mails.server.ts";
import { type Cause, holdOrder, noteRefund } from "./order-states.store.server.ts";
import { refusedChange } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";

/** What came of it; `leftCents`: how much of what was paid can still be given back, in whole cents. */
export type RefundResult =
  | { ok: true; order: Order; leftCents: number }
  | (Extract<StateChange, { ok: false }> & { leftCents: number })
  | { ok: false; reason: "tooMuch"; state: Order["state"]; leftCents: number };

/** `amountCents`: whole cents, at least one; null for all that is left. */
export type RefundOrder = Cause & { orderId: string; amountCents: number | null };

/**
 * Notes that the winery gives money back, with a credit note and a mail; the transfer itself is made at the card house or the bank. What
 * is left can be given back later; once nothing is, the order is refunded, and goods that are still here go back into the stock. Of two
 * at the same moment the second is judged by what the first has left (docs/rules.md "States of an order").
 */
export async function refundOrder(platform: Platform, refund: RefundOrder): Promise<RefundResult> {
  return platform.database.write((unit) => giveBack(platform, unit, refund));
}

async function giveBack(platform: Platform, unit: UnitOfWork, refund: RefundOrder): Promise<RefundResult> {
  const { orderId, amountCents, ...cause } = refund;
  await holdOrder(unit, orderId);
  const order = await findOrder(unit, orderId);
  if (!order) return { ok: false, reason: "unknownOrder", state: null, leftCents: 0 };
  const leftCents = order.paidAt === null ? 0 : order.totalCents - order.refundedCents;
  const refused = refusedChange(order, "refunded", cause);
  if (refused) return { ok: false, reason: refused, state: order.state, leftCents };
  const amount = amountCents ?? leftCents;
  if (amount > leftCents) return { ok: false, reason: "tooMuch", state: order.state, leftCents };
  if (amount === leftCents) {
    const changed = await changeOrderState(platform, unit, { orderId, to: "refunded", ...cause });
    return { ...changed, leftCents: 0 };
  }
  const refundedCents = order.refundedCents + amount;
  const detail = [cause.detail ?? "", `refund ${formatEuro(amount)}`].filter((word) => word !== "").join(", ");
  await noteRefund(unit, order, refundedCents, { ...cause, detail });
  const part = { amountCents: amount, beforeCents: order.refundedCents };
  const noteId = await issueCreditNote(platform, unit, order.id, part);
  const changed: Order = { ...order, refundedCents };
  await queueRefundMail(platform, unit, changed, { amountCents: amount, noteId });
  return { ok: true, order: changed, leftCents: leftCents - amount };
}
