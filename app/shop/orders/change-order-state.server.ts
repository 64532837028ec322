import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { giveStockBack, takeStock } from "../catalogue/products.store.server.ts";
import { issueCreditNote } from "../invoices/issue-invoice.server.ts";
import { heldUntil } from "./holding.ts";
import type { Order, OrderLine } from "./order.ts";
import { queueCancelledToWinery, queueRefundMail, queueStateMail } from "./order-state-mails.server.ts";
import { type Cause, moveOrder } from "./order-states.store.server.ts";
import { type ChangeRefusal, givesStockBack, type OrderState, refusedChange, takesStockAgain } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";

/** What came of it; where it is refused, with the state in which the order stands. */
export type StateChange =
  | { ok: true; order: Order }
  | { ok: false; reason: ChangeRefusal | "unknownOrder"; state: OrderState | null };

/**
 * Changes an order's state within a transaction: with the row that records it, the goods given back where it ends unsold, and the
 * mail to its buyer. Of two changes at the same moment one happens, and the other learns the present state. To pay is no change
 * of this kind (`pay-order.server.ts`). Rules: `docs/rules.md`, "States of an order".
 * @throws StockMissing where an order that is opened again cannot have its goods, so that nothing of the transaction is kept
 */
export async function changeOrderState(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  change: Cause & { orderId: string; to: OrderState },
): Promise<StateChange> {
  const { orderId, to, ...cause } = change;
  const order = await findOrder(unit, orderId);
  if (!order) return { ok: false, reason: "unknownOrder", state: null };
  const reason = refusedChange(order, to, cause);
  if (reason) return { ok: false, reason, state: order.state };
  const held = order.paidAt === null ? heldUntil(to, order.payment, cause.at, platform.settings.holding) : null;
  const refundedCents = to === "refunded" ? order.totalCents : order.refundedCents;
  const moved = await moveOrder(unit, order, { to, heldUntil: held, refundedCents }, cause);
  // Where somebody was quicker, it is judged anew by what they have made of it.
  if (!moved) return changeOrderState(platform, unit, change);
  if (givesStockBack(order.state, to)) await giveLinesBack(unit, order);
  if (takesStockAgain(order.state, to)) await takeLinesAgain(unit, order);
  const changed: Order = { ...order, state: to, stateSince: cause.at, heldUntil: held, refundedCents };
  if (to === "refunded") await giveRestBack(platform, unit, order);
  else await queueStateMail(platform, unit, changed);
  if (to === "cancelled" && cause.cause === "buyer") await queueCancelledToWinery(platform, unit, changed);
  return { ok: true, order: changed };
}

/** The credit note and the mail about all that had not been given back before. */
async function giveRestBack(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  order: Order,
): Promise<void> {
  const { id, totalCents, refundedCents: beforeCents } = order;
  const amountCents = totalCents - beforeCents;
  const noteId = await issueCreditNote(platform, unit, id, { amountCents, beforeCents });
  await queueRefundMail(platform, unit, order, { amountCents, noteId });
}

/** Gives the goods of an order back, in the order of the ids, so that nobody waits for each other (as when they are taken). */
export async function giveLinesBack(unit: UnitOfWork, order: Order): Promise<void> {
  for (const { productId, quantity } of linesById(order)) await giveStockBack(unit, productId, quantity);
}

/** Ends the transaction: what an order is to have again is no longer there. */
export class StockMissing extends Error {
  /** What of the order. */
  readonly line: OrderLine;

  constructor(line: OrderLine) {
    super("The goods of an order are no longer there");
    this.line = line;
  }
}

/** @throws StockMissing */
async function takeLinesAgain(unit: UnitOfWork, order: Order): Promise<void> {
  for (const line of linesById(order)) {
    if (!(await takeStock(unit, line.productId, line.quantity))) throw new StockMissing(line);
  }
}

function linesById({ lines }: Order): OrderLine[] {
  return lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
