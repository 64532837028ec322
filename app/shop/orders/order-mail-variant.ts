import type { Order } from "./order.ts";
import { isGivenUp } from "./order-states.ts";

/** States that the buyer is notified of by mail. */
export const MAILED_STATES = ["paid", "sent", "readyForPickup", "cancelled", "expired", "refunded"] as const;
export type MailedState = (typeof MAILED_STATES)[number];

/** Whether the buyer is notified of a state by mail. */
export function isMailedState(state: string): state is MailedState {
  return MAILED_STATES.some((mailed) => mailed === state);
}

/**
 * Which words a mail about a state has. `late`: it was written when something else had become of the order; `reviewed`: money has come
 * that a person looks at; `byStaff`: the winery has cancelled it; `unfit`: none has come that fits, but it cannot be said that there was none.
 */
export const MAIL_VARIANTS = [
  ...(["text", "courier", "pickup", "done", "paid", "unpaid", "transfer", "cash", "card"] as const),
  ...(["late", "reviewed", "byStaff", "unfit"] as const),
] as const;
export type MailVariant = (typeof MAIL_VARIANTS)[number];

type MailedOrder = Pick<Order, "state" | "delivery" | "payment" | "paidAt">;

/** Which words fit at the moment at which an order comes to a state: they are kept with the mail, which may be written much later. */
export function variantOf(mailed: MailedState, { state, delivery, payment, paidAt }: MailedOrder): MailVariant {
  if (mailed === "paid") return state === "done" && delivery === "pickup" ? "done" : delivery;
  if (mailed === "expired") return payment;
  if (mailed === "refunded") return payment === "cash" ? "cash" : "text";
  if (mailed === "readyForPickup") return paidAt === null ? "unpaid" : "paid";
  return "text";
}

/**
 * What is known beside an order's row: whether money is looked at, whether some may have been taken that did not pay it, and whether the
 * winery has brought about the state.
 */
type Known = { isReviewed: boolean; mayBeTaken: boolean; byStaff: boolean };

/** Which words fit when a mail is written: those it was queued with, unless they are not true any more. */
export function variantNow(
  mailed: MailedState,
  queued: MailVariant,
  order: MailedOrder,
  { isReviewed, mayBeTaken, byStaff }: Known,
): MailVariant {
  const { state, paidAt } = order;
  if (mailed === "paid") return queued !== "done" && isGivenUp(state) ? "late" : queued;
  if (mailed === "cancelled" && isReviewed) return "reviewed";
  if (mailed === "cancelled") return byStaff ? "byStaff" : queued;
  // What was not collected in time was not, whatever has been paid.
  if (mailed === "expired") return mayBeTaken && queued !== "cash" ? "unfit" : queued;
  if (mailed !== "readyForPickup") return queued;
  const holds = state === "readyForPickup" && (queued === "paid" || (paidAt === null && !isReviewed));
  return holds ? queued : "late";
}
