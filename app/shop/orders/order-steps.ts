import type { Order } from "./order.ts";
import { isGivenUp, type OrderState } from "./order-states.ts";

/** A step on an order's way, as its page shows it. */
export type OrderStep = {
  name: OrderState;
  /** `reached` before, `present`, still `ahead`; or the order has `ended` there, short of its goal. */
  place: "reached" | "present" | "ahead" | "ended";
  /** When it was reached, in milliseconds since 1970; null where it is still ahead. */
  at: number | null;
};

type Steps = readonly OrderState[];

const COURIER_STEPS: Steps = ["placed", "paid", "packed", "sent", "done"];
const PICKUP_STEPS: Steps = ["placed", "paid", "packed", "readyForPickup", "done"];
/** Paid when it is collected, which is its last step. */
const CASH_STEPS: Steps = ["placed", "packed", "readyForPickup", "done"];

type KnownTransition = { to: OrderState; at: number };
type OnItsWay = Pick<Order, "state" | "delivery" | "payment">;

/** The way of an order from what is stored of it: what was reached, where it stands, and what lies ahead. */
export function orderSteps(order: OnItsWay, transitions: readonly KnownTransition[]): OrderStep[] {
  const way = wayOf(order, transitions);
  const at = (name: OrderState) =>
    transitions.find(({ to }) => to === name || (name === "placed" && to === "awaitingPayment"))?.at ?? null;
  const steps = way.map((name) => ({ name, at: at(name) }));
  if (isGivenUp(order.state)) {
    const reached = steps.filter(({ at: moment }) => moment !== null);
    // One that was opened again may have expired before.
    const ended = transitions.findLast(({ to }) => to === order.state)?.at ?? null;
    return [
      ...reached.map((step): OrderStep => ({ ...step, place: "reached" })),
      { name: order.state, at: ended, place: "ended" },
    ];
  }
  const present = Math.max(way.indexOf(order.state), 0);
  return steps
    .map(
      (step, index): OrderStep => ({
        ...step,
        place: index < present ? "reached" : index === present ? "present" : "ahead",
      }),
    )
    .filter(({ place, at: moment }) => place !== "reached" || moment !== null);
}

/** Cash that came before the goods were handed over was a step of its own. */
function wayOf({ delivery, payment, state }: OnItsWay, transitions: readonly KnownTransition[]): Steps {
  if (delivery === "courier") return COURIER_STEPS;
  const wasPaidEarly = state === "paid" || transitions.some(({ to }) => to === "paid");
  return payment === "cash" && !wasPaidEarly ? CASH_STEPS : PICKUP_STEPS;
}
