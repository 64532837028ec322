import { describe, expect, it } from "vitest";
import { canChange } from "../../../tests/support/order-states.ts";
import { givesStockBack, ORDER_STATES, refusedChange, stateWhenPaid } from "./order-states.ts";

/** From each state (rows) to each (columns), in the order of the states' list; x: there is such a change; c: by courier alone; p: where it is collected alone. */
const CHANGES = {
  //                 placed awaiting paid packed sent ready done cancelled expired refunded
  placed: /*        */ "-    -        x    x      -    p     -    x         -       -",
  awaitingPayment: /**/ "-    -        x    -      -    -     -    x         x       -",
  paid: /*          */ "-    -        -    x      c    p     -    -         -       x",
  packed: /*        */ "-    -        -    -      c    p     x    x         -       x",
  sent: /*          */ "-    -        -    -      -    -     x    -         -       x",
  readyForPickup: /**/ "-    -        -    -      -    -     x    x         x       x",
  done: /*          */ "-    -        -    -      -    -     -    -         -       x",
  cancelled: /*     */ "-    -        -    -      -    -     -    -         -       -",
  expired: /*       */ "-    x        -    -      -    -     -    -         -       -",
  refunded: /*      */ "-    -        -    -      -    -     -    -         -       -",
};

/** What of the table is true of each kind of delivery. */
const MARKS = { courier: ["x", "c"], pickup: ["x", "p"] } as const;

describe("an order's state", () => {
  it.each(ORDER_STATES)("changes from %s as the table says, and in no other way", (from) => {
    const marks = CHANGES[from].split(/\s+/);
    for (const delivery of ["courier", "pickup"] as const) {
      const allowed = ORDER_STATES.map((to) => canChange(from, to, delivery));
      expect(allowed).toEqual(marks.map((mark) => MARKS[delivery].some((known) => known === mark)));
    }
  });

  it.each([
    ["awaitingPayment", "expired", "time", null, "notDue"],
    ["awaitingPayment", "expired", "staff", null, "notAllowed"],
    ["awaitingPayment", "cancelled", "buyer", null, null],
    ["awaitingPayment", "cancelled", "provider", null, "notAllowed"],
    ["awaitingPayment", "paid", "provider", null, "unpaid"],
    ["packed", "cancelled", "buyer", null, null],
    ["packed", "cancelled", "buyer", 1, "paid"],
    ["packed", "sent", "staff", null, "unpaid"],
    ["packed", "sent", "staff", 1, null],
    ["awaitingPayment", "packed", "staff", null, "unpaid"],
    ["awaitingPayment", "done", "staff", null, "unpaid"],
    ["awaitingPayment", "refunded", "staff", null, "unpaid"],
    ["paid", "cancelled", "staff", 1, "paid"],
    ["paid", "cancelled", "buyer", 1, "paid"],
    ["sent", "cancelled", "staff", 1, "paid"],
    ["done", "cancelled", "staff", 1, "paid"],
    ["refunded", "cancelled", "staff", 1, "notAllowed"],
    ["cancelled", "refunded", "staff", null, "notAllowed"],
    ["expired", "packed", "staff", null, "notAllowed"],
    ["sent", "packed", "staff", 1, "notAllowed"],
    ["packed", "sent", "buyer", 1, "notAllowed"],
    ["readyForPickup", "expired", "time", 1, "paid"],
    ["readyForPickup", "done", "staff", null, "unpaid"],
    ["done", "refunded", "staff", 1, null],
    ["expired", "paid", "provider", null, "notAllowed"],
    ["expired", "awaitingPayment", "staff", null, null],
    ["expired", "awaitingPayment", "buyer", null, "notAllowed"],
    ["cancelled", "awaitingPayment", "staff", null, "notAllowed"],
  ] as const)("from %s to %s by %s, paid at %s: %s", (state, to, cause, paidAt, refusal) => {
    const order = { state, paidAt, heldUntil: 2, delivery: "courier" } as const;
    expect(refusedChange(order, to, { cause, at: 1 })).toBe(refusal);
  });

  it.each([
    ["courier", "paid", "sent", 1, null],
    ["courier", "packed", "sent", 1, null],
    ["courier", "paid", "readyForPickup", 1, "byCourier"],
    ["courier", "packed", "readyForPickup", 1, "byCourier"],
    ["courier", "awaitingPayment", "readyForPickup", null, "byCourier"],
    ["pickup", "placed", "readyForPickup", null, null],
    ["pickup", "paid", "readyForPickup", 1, null],
    ["pickup", "packed", "readyForPickup", null, null],
    ["pickup", "placed", "sent", null, "isCollected"],
    ["pickup", "paid", "sent", 1, "isCollected"],
    ["pickup", "packed", "sent", null, "isCollected"],
    ["pickup", "cancelled", "sent", null, "notAllowed"],
    ["pickup", "placed", "packed", null, null],
    ["pickup", "placed", "done", null, "unpaid"],
    ["pickup", "packed", "packed", null, "notAllowed"],
    ["pickup", "readyForPickup", "packed", null, "notAllowed"],
    ["pickup", "awaitingPayment", "readyForPickup", null, "unpaid"],
    ["pickup", "paid", "packed", 1, null],
    ["courier", "paid", "packed", 1, null],
  ] as const)("by %s goes from %s to %s, paid at %s: %s", (delivery, state, to, paidAt, refusal) => {
    const order = { state, paidAt, heldUntil: null, delivery } as const;
    expect(refusedChange(order, to, { cause: "staff", at: 1 })).toBe(refusal);
  });

  it.each([
    [1, null],
    [2, "notDue"],
    [null, "notDue"],
  ] as const)("held until %s expires at 1: %s", (heldUntil, refusal) => {
    const order = { state: "awaitingPayment", paidAt: null, heldUntil, delivery: "courier" } as const;
    expect(refusedChange(order, "expired", { cause: "time", at: 1 })).toBe(refusal);
  });

  it("is done by the payment of what is collected, and paid by any other that comes in time", () => {
    expect(ORDER_STATES.map((state) => stateWhenPaid(state))).toEqual([
      ...["paid", "paid", null, "done", null, "done", null],
      ...[null, null, null],
    ]);
  });

  it("gives the goods back as long as they are at the winery", () => {
    const given = ORDER_STATES.filter((from) => givesStockBack(from, "refunded"));
    expect(given).toEqual(["placed", "awaitingPayment", "paid", "packed", "readyForPickup"]);
    expect(givesStockBack("placed", "packed")).toBe(false);
  });
});
