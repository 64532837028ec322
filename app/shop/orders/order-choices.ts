import type { Order } from "./order.ts";
import { refusedChange } from "./order-states.ts";

/** What a buyer may do about an order. */
export type OrderChoices = {
  cancel: boolean;
  /** Go to the card page, once more. */
  payByCard: boolean;
  payByTransfer: boolean;
  /** Money has come for it that a person looks at: nobody is asked to pay it meanwhile. */
  isReviewed: boolean;
};

/** Whether an order waits to be paid by card at a moment: one whose time is over is not offered, also before it expires. */
export function awaitsCard({ state, payment, heldUntil }: Order, now: number): boolean {
  return state === "awaitingPayment" && payment === "card" && (heldUntil === null || heldUntil > now);
}

/** What is known of an order beside its row: whether somebody takes cards for it, and whether money for it is looked at. */
type Known = { takesCard: boolean; isReviewed: boolean };

/**
 * What a buyer may do about an order now, in milliseconds since 1970 (docs/rules.md "States of an order"). Where nobody takes cards no
 * page leads to one that leads back.
 */
export function orderChoices(order: Order, now: number, { takesCard, isReviewed }: Known): OrderChoices {
  const waitsForCard = awaitsCard(order, now) && !isReviewed;
  return {
    cancel: refusedChange(order, "cancelled", { cause: "buyer", at: now }) === null,
    payByCard: waitsForCard && takesCard,
    payByTransfer: waitsForCard,
    isReviewed: isReviewed && order.paidAt === null,
  };
}
