import { MINUTES } from "../../platform/system/clock.ts";
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

/** Whoever goes to the card page gets so long at least, however late it is. `MAX_ATTEMPTS` bounds how long an order can be held by that. */
const ATTEMPT_MS = 30 * MINUTES;

/** Until when the goods are held for somebody who goes to the card page now, in milliseconds since 1970 (`extendHold` never shortens). */
export function heldForAttempt(now: number): number {
  return now + ATTEMPT_MS;
}
