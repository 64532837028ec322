import { describe, expect, it } from "vitest";
import { canChange, givesStockBack, ORDER_STATES, refusedChange, stateWhenPaid } from "./order-states.ts";

/** From each state (rows) to each (columns), in the order of the states' list; x: there is such a change. */
const CHANGES = {
  //                 placed awaiting paid packed sent ready done cancelled expired refunded
  placed: /*        */ "-    -        x    x      -    x     -    x         -       -",
  awaitingPayment: /**/ "-    -        x    -      -    -     -    x         x       -",
  paid: /*          */ "-    -        -    x      x    x     -    -         -       x",
  packed: /*        */ "-    -        -    -      x    x     x    x         -       x",
  sent: /*          */ "-    -        -    -      -    -     x    -         -       x",
  readyForPickup: /**/ "-    -        -    -      -    -     x    x         x       x",
  done: /*          */ "-    -        -    -      -    -     -    -         -       x",
  cancelled: /*     */ "-    -        -    -      -    -     -    -         -       -",
  expired: /*       */ "-    -        -    -      -    -     -    -         -       -",
  refunded: /*      */ "-    -        -    -      -    -     -    -         -       -",
};

describe("an order's state", () => {
  it.each(ORDER_STATES)("changes from %s as the table says, and in no other way", (from) => {
    const allowed = ORDER_STATES.map((to) => (canChange(from, to) ? "x" : "-"));
    expect(allowed).toEqual(CHANGES[from].split(/\s+/));
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
    ["packed", "sent", "buyer", 1, "notAllowed"],
    ["readyForPickup", "expired", "time", 1, "paid"],
    ["readyForPickup", "done", "staff", null, "unpaid"],
    ["done", "refunded", "staff", 1, null],
    ["expired", "paid", "provider", null, "notAllowed"],
  ] as const)("from %s to %s by %s, paid at %s: %s", (state, to, cause, paidAt, refusal) => {
    expect(refusedChange({ state, paidAt, heldUntil: 2 }, to, { cause, at: 1 })).toBe(refusal);
  });

  it.each([
    [1, null],
    [2, "notDue"],
    [null, "notDue"],
  ] as const)("held until %s expires at 1: %s", (heldUntil, refusal) => {
    const order = { state: "awaitingPayment", paidAt: null, heldUntil } as const;
    expect(refusedChange(order, "expired", { cause: "time", at: 1 })).toBe(refusal);
  });

  it("is done by the payment of what is collected, and paid by any other that comes in time", () => {
    expect(ORDER_STATES.map((state) => stateWhenPaid(state))).toEqual([
      ...["paid", "paid", null, "done", null, "done", null],
      ...[null, null, null],
    ]);
  });

  it("gives the goods back as long as they are in the house", () => {
    const given = ORDER_STATES.filter((from) => givesStockBack(from, "refunded"));
    expect(given).toEqual(["placed", "awaitingPayment", "paid", "packed", "readyForPickup"]);
    expect(givesStockBack("placed", "packed")).toBe(false);
  });
});
