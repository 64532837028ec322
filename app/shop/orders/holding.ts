import type { Payment } from "../payment/payment.ts";
import type { OrderState } from "./order-states.ts";

/** How long goods are held for an order that is not paid or not collected, in milliseconds (`docs/rules.md`, "States of an order"). */
export type HoldingTimes = { cardMs: number; transferMs: number; pickupMs: number };

/** Until when the goods of an unpaid order are held, in milliseconds since 1970; null: until a person decides. */
export function heldUntil(state: OrderState, payment: Payment, now: number, times: HoldingTimes): number | null {
  if (state === "readyForPickup") return now + times.pickupMs;
  if (state !== "awaitingPayment") return null;
  return now + (payment === "card" ? times.cardMs : times.transferMs);
}
