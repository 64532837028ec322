import type { Order } from "./order.ts";
import { refusedChange } from "./order-states.ts";

/** What a buyer may do about an order. */
export type OrderChoices = {
  cancel: boolean;
  /** Go to the card page, once more. */
  payByCard: boolean;
  payByTransfer: boolean;
};

/** What a buyer may do about an order now, in milliseconds since 1970 (docs/rules.md "States of an order"). */
export function orderChoices(order: Order, now: number): OrderChoices {
  const waitsForCard = order.state === "awaitingPayment" && order.payment === "card";
  return {
    cancel: refusedChange(order, "cancelled", { cause: "buyer", at: now }) === null,
    payByCard: waitsForCard,
    payByTransfer: waitsForCard,
  };
}
