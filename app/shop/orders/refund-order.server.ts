import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueCreditNote } from "../invoices/issue-invoice.server.ts";
import { formatEuro } from "../money/money.ts";
import { changeOrderState, giveLinesBack, type StateChange } from "./change-order-state.server.ts";
import type { Order } from "./order.ts";
import { queueRefundMail } from "./order-state-mails.server.ts";
import { type Cause, holdOrder, noteRefund } from "./order-states.store.server.ts";
import { givesStockBack, refusedChange } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";

/** What came of it; `leftCents`: how much of what was paid can still be given back, in whole cents. */
type RefundResult =
  | { ok: true; order: Order; leftCents: number; areGoodsBack: boolean }
  | (Extract<StateChange, { ok: false }> & { leftCents: number })
  | { ok: false; reason: "tooMuch" | "goodsOfPart"; state: Order["state"]; leftCents: number };

/**
 * `amountCents`: whole cents, at least one; null for all that is left. `goodsBack`: the goods had left the winery and have come back, which is
 * said with the last refund: so they go into the stock once.
 */
type RefundOrder = Cause & { orderId: string; amountCents: number | null; goodsBack?: boolean };

/**
 * Notes that the winery gives money back, with a credit note and a mail; the transfer itself is made at the card provider or the bank. What
 * is left can be given back later; once nothing is, the order is refunded, and goods that are still here or have come back go into the
 * stock. Of two at the same moment the second is judged by what the first has left (docs/rules.md "States of an order").
 */
export async function refundOrder(platform: Platform, refund: RefundOrder): Promise<RefundResult> {
  return platform.database.write((unit) => giveBack(platform, unit, refund));
}

async function giveBack(platform: Platform, unit: UnitOfWork, refund: RefundOrder): Promise<RefundResult> {
  const { orderId, amountCents, goodsBack = false, ...why } = refund;
  await holdOrder(unit, orderId);
  const order = await findOrder(unit, orderId);
  if (!order) return { ok: false, reason: "unknownOrder", state: null, leftCents: 0 };
  const leftCents = order.paidAt === null ? 0 : order.totalCents - order.refundedCents;
  const refused = refusedChange(order, "refunded", why);
  if (refused) return { ok: false, reason: refused, state: order.state, leftCents };
  const amount = amountCents ?? leftCents;
  if (amount > leftCents) return { ok: false, reason: "tooMuch", state: order.state, leftCents };
  const details = [why.detail ?? "", `refund ${formatEuro(amount)}`, goodsBack ? "goods back" : ""];
  const cause = { ...why, detail: details.filter((word) => word !== "").join(", ") };
  if (amount === leftCents) return giveAllBack(platform, unit, order, cause, goodsBack);
  if (goodsBack) return { ok: false, reason: "goodsOfPart", state: order.state, leftCents };
  const refundedCents = order.refundedCents + amount;
  await noteRefund(unit, order, refundedCents, cause);
  const part = { amountCents: amount, beforeCents: order.refundedCents };
  const noteId = await issueCreditNote(platform, unit, order.id, part);
  const changed: Order = { ...order, refundedCents };
  await queueRefundMail(platform, unit, changed, { amountCents: amount, noteId });
  return { ok: true, order: changed, leftCents: leftCents - amount, areGoodsBack: false };
}

/** Ends an order that is held (`holdOrder`), so that nobody else gives its goods back. */
async function giveAllBack(
  platform: Platform,
  unit: UnitOfWork,
  order: Order,
  cause: Cause,
  goodsBack: boolean,
): Promise<RefundResult> {
  const wereHere = givesStockBack(order.state, "refunded");
  // Before the credit note draws its number, as wherever goods go back: two refunds would wait for one another.
  if (goodsBack && !wereHere) await giveLinesBack(unit, order);
  const changed = await changeOrderState(platform, unit, { orderId: order.id, to: "refunded", ...cause });
  if (!changed.ok) throw new Error(`An order that was held could not be refunded: ${changed.reason}`);
  return { ...changed, leftCents: 0, areGoodsBack: goodsBack || wereHere };
}
