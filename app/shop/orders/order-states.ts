import type { Delivery } from "../delivery/delivery.ts";
import type { Payment } from "../payment/payment.ts";

/** Where an order stands (`docs/rules.md`, "States of an order"). */
export const ORDER_STATES = [
  "placed",
  "awaitingPayment",
  "paid",
  "packed",
  "sent",
  "readyForPickup",
  "done",
  "cancelled",
  "expired",
  "refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of an order of which more is to come: its money, its goods or both. */
export const UNDER_WAY: readonly OrderState[] = [
  "placed",
  "awaitingPayment",
  "paid",
  "packed",
  "readyForPickup",
  "sent",
];

/** Who or what changes an order's state: its buyer, the winery's people, a card provider or bank, or a deadline that has passed. */
export const STATE_CAUSES = ["buyer", "staff", "provider", "time"] as const;
export type StateCause = (typeof STATE_CAUSES)[number];

/** What must be true of an order's money for a change: it has been paid, it has not, or either. */
type Money = "paid" | "unpaid" | "either";

type Transition = {
  by: readonly StateCause[];
  money: Money;
  /** Whether the payment of an unpaid order makes this change by itself (`pay-order.server.ts`). */
  onPayment?: true;
};

const BY_BUYER_OR_STAFF: Transition = { by: ["buyer", "staff"], money: "unpaid" };
const BY_STAFF_PAID: Transition = { by: ["staff"], money: "paid" };
const BY_STAFF: Transition = { by: ["staff"], money: "either" };
const BY_STAFF_UNPAID: Transition = { by: ["staff"], money: "unpaid" };
const BY_TIME: Transition = { by: ["time"], money: "unpaid" };
const BY_PAYMENT: Transition = { by: ["provider", "staff"], money: "paid", onPayment: true };
/** Handed over at the cellar: paid for just then, or before. */
const HANDED_OVER: Transition = { by: ["staff"], money: "paid", onPayment: true };

/**
 * Every change that there is, from each state. Goods leave the winery paid for: what is collected is paid when it is handed over,
 * so that its payment is what makes it done.
 */
const TRANSITIONS: Record<OrderState, Partial<Record<OrderState, Transition>>> = {
  placed: { packed: BY_STAFF, readyForPickup: BY_STAFF, paid: BY_PAYMENT, cancelled: BY_BUYER_OR_STAFF },
  awaitingPayment: { paid: BY_PAYMENT, cancelled: BY_BUYER_OR_STAFF, expired: BY_TIME },
  paid: { packed: BY_STAFF_PAID, sent: BY_STAFF_PAID, readyForPickup: BY_STAFF_PAID, refunded: BY_STAFF_PAID },
  packed: {
    sent: BY_STAFF_PAID,
    readyForPickup: BY_STAFF,
    done: HANDED_OVER,
    cancelled: BY_BUYER_OR_STAFF,
    refunded: BY_STAFF_PAID,
  },
  sent: { done: BY_STAFF_PAID, refunded: BY_STAFF_PAID },
  readyForPickup: { done: HANDED_OVER, cancelled: BY_BUYER_OR_STAFF, expired: BY_TIME, refunded: BY_STAFF_PAID },
  done: { refunded: BY_STAFF_PAID },
  cancelled: {},
  expired: { awaitingPayment: BY_STAFF_UNPAID },
  refunded: {},
};

/** States that belong to one way of delivery: to anybody else, mail and page would say what is not so. */
const ONLY_FOR: Partial<Record<OrderState, Delivery>> = { sent: "courier", readyForPickup: "pickup" };

/** `notDue`: its goods are still held. `byCourier`, `isCollected`: the state belongs to the other way of delivery. */
export type ChangeRefusal = "notAllowed" | "unpaid" | "paid" | "notDue" | "byCourier" | "isCollected";

const DELIVERED_OTHERWISE = { courier: "byCourier", pickup: "isCollected" } as const;

/** What a change of an order is judged by. */
type ChangingOrder = { state: OrderState; paidAt: number | null; heldUntil: number | null; delivery: Delivery };

/** Why somebody may not change an order's state at a moment, in milliseconds since 1970; null where they may. */
export function refusedChange(
  order: ChangingOrder,
  to: OrderState,
  { cause, at }: { cause: StateCause; at: number },
): ChangeRefusal | null {
  const { state, paidAt, heldUntil, delivery } = order;
  if ((ONLY_FOR[to] ?? delivery) !== delivery && !isGivenUp(state)) return DELIVERED_OTHERWISE[delivery];
  const transition = TRANSITIONS[state][to];
  if (!transition?.by.includes(cause)) return refusedForMoney(order, to) ?? "notAllowed";
  if (transition.money === "paid" && paidAt === null) return "unpaid";
  if (transition.money === "unpaid" && paidAt !== null) return "paid";
  if (cause === "time" && (heldUntil === null || heldUntil > at)) return "notDue";
  return null;
}

/** States that no unpaid order reaches, and those that one reaches only where it is paid when it is collected. */
const PAID_FOR: readonly OrderState[] = ["sent", "done", "refunded"];
const MADE_READY: readonly OrderState[] = ["packed", "readyForPickup"];

/** Where there is no such change because of the order's money alone, that is what somebody has to know. */
function refusedForMoney({ state, paidAt }: ChangingOrder, to: OrderState): "paid" | "unpaid" | null {
  if (isGivenUp(state)) return null;
  if (paidAt !== null) return to === "cancelled" ? "paid" : null;
  const lacksPayment = PAID_FOR.includes(to) || (state === "awaitingPayment" && MADE_READY.includes(to));
  return lacksPayment ? "unpaid" : null;
}

/** The state that an unpaid order gets by its payment; null where nothing may be paid any more. */
export function stateWhenPaid(state: OrderState): OrderState | null {
  return ORDER_STATES.find((to) => TRANSITIONS[state][to]?.onPayment) ?? null;
}

/** States in which the goods are still at the winery. */
const STILL_HERE: readonly OrderState[] = ["placed", "awaitingPayment", "paid", "packed", "readyForPickup"];
const GIVEN_UP: readonly OrderState[] = ["cancelled", "expired", "refunded"];

/** How an order has ended whose total is no sum that is due: without its payment, or with the payment given back. */
export type OrderEnd = "cancelled" | "refunded";

/** How an order has ended, where nothing of it is due. */
export function orderEnd(state: OrderState): OrderEnd | undefined {
  if (state === "refunded") return "refunded";
  return isGivenUp(state) ? "cancelled" : undefined;
}

/** Whether an order has come to nothing: there is no contract that could be withdrawn from. */
export function isGivenUp(state: OrderState): boolean {
  return GIVEN_UP.includes(state);
}

/** Whether the winery may open an order again once it has expired: cash is not waited for, and a buyer without an address cannot be told. */
export function canBeReopened({ payment, email }: { payment: Payment; email: string }): boolean {
  return payment !== "cash" && email !== "";
}

/** Whether a change takes the goods from the stock once more: they went back when it expired. */
export function takesStockAgain(from: OrderState, to: OrderState): boolean {
  return isGivenUp(from) && STILL_HERE.includes(to);
}

/** Whether a change gives the goods back to the stock: not once they have been sent or handed over. */
export function givesStockBack(from: OrderState, to: OrderState): boolean {
  return STILL_HERE.includes(from) && GIVEN_UP.includes(to);
}
