import { describe, expect, it } from "vitest";
import type { Order } from "./order.ts";
import type { OrderState } from "./order-states.ts";
import { orderSteps } from "./order-steps.ts";

type OnItsWay = Pick<Order, "state" | "delivery" | "payment">;

const TRANSFER: OnItsWay = { state: "awaitingPayment", delivery: "courier", payment: "transfer" };
const CASH: OnItsWay = { state: "placed", delivery: "pickup", payment: "cash" };

/** The states that an order went through, a moment apart from 1 on. */
const went = (...states: OrderState[]) => states.map((to, index) => ({ to, at: index + 1 }));

const shown = (order: OnItsWay, ...states: OrderState[]) =>
  orderSteps(order, went(...states)).map(({ name, place, at }) => `${name} ${place} ${at ?? "-"}`);

describe("the steps of an order", () => {
  it("begin with what was ordered, and show what lies ahead", () => {
    expect(shown(TRANSFER, "awaitingPayment")).toEqual([
      ...["placed present 1", "paid ahead -", "packed ahead -", "sent ahead -", "done ahead -"],
    ]);
  });

  it("leave out what was passed over: no day of it is known", () => {
    const sent = { ...TRANSFER, state: "sent" } as const;
    expect(shown(sent, "awaitingPayment", "paid", "sent")).toEqual([
      ...["placed reached 1", "paid reached 2", "sent present 3", "done ahead -"],
    ]);
  });

  it("have no payment of its own where it is paid when it is collected", () => {
    const ready = { ...CASH, state: "readyForPickup" } as const;
    expect(shown(ready, "placed", "readyForPickup")).toEqual([
      ...["placed reached 1", "readyForPickup present 2", "done ahead -"],
    ]);
  });

  it("have it where cash came before the goods were ready", () => {
    const paid = { ...CASH, state: "paid" } as const;
    expect(shown(paid, "placed", "paid")).toEqual([
      ...["placed reached 1", "paid present 2", "packed ahead -", "readyForPickup ahead -", "done ahead -"],
    ]);
    const ready = { ...CASH, state: "readyForPickup" } as const;
    expect(shown(ready, "placed", "paid", "readyForPickup")).toEqual([
      ...["placed reached 1", "paid reached 2", "readyForPickup present 3", "done ahead -"],
    ]);
  });

  it("end where the order has ended, and promise nothing more", () => {
    const cancelled = { ...TRANSFER, state: "cancelled" } as const;
    expect(shown(cancelled, "awaitingPayment", "cancelled")).toEqual(["placed reached 1", "cancelled ended 2"]);
    const refunded = { ...TRANSFER, state: "refunded" } as const;
    expect(shown(refunded, "awaitingPayment", "paid", "packed", "refunded")).toEqual([
      ...["placed reached 1", "paid reached 2", "packed reached 3", "refunded ended 4"],
    ]);
    const expired = { ...TRANSFER, state: "expired" } as const;
    expect(shown(expired, "awaitingPayment", "expired", "awaitingPayment", "expired")).toEqual([
      ...["placed reached 1", "expired ended 4"],
    ]);
  });

  it("of an order from before there were any still say where it stands", () => {
    expect(shown({ ...TRANSFER, state: "paid" })).toEqual([
      ...["paid present -", "packed ahead -", "sent ahead -", "done ahead -"],
    ]);
  });
});
