import { expect, it } from "vitest";
import { change, orderedBy, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { findPayment, listSetAside, settlePayment } from "./payments.store.server.ts";

const MINUTE = 60_000;
/** What an order of six bottles of Malvazija costs: 59,94 + 3,00 + 5,90. */
const PAYMENT = { by: "provider", actor: "corvuspay", reference: "A-1", amountCents: 6884, currency: "EUR" } as const;

onBothEngines("a payment", (openTestShop) => {
  it("makes its order paid, with the row that tells so", async () => {
    const { platform, clock } = await openTestShop();
    const { id, number } = await orderedBy(platform);
    clock.now = NOON + MINUTE;
    const result = await markPaid(platform, { orderNumber: number }, PAYMENT);
    const paid = { state: "paid", paidAt: NOON + MINUTE, stateSince: NOON + MINUTE, heldUntil: null };
    expect(result).toMatchObject({ ok: true, repeated: false, order: paid });
    expect(await findOrder(platform.database.read, id)).toEqual(result.ok && result.order);
    expect(await findPayment(platform.database.read, id)).toEqual(PAYMENT);
    const transitions = await listTransitions(platform.database.read, id);
    const why = { cause: "provider", actor: "corvuspay", detail: "A-1", at: NOON + MINUTE };
    expect(transitions.at(-1)).toEqual({ from: "awaitingPayment", to: "paid", ...why });
  });

  it("of what is collected makes it done", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    const cash = { ...PAYMENT, by: "staff", actor: "Marija", reference: "cash", amountCents: 6294 } as const;
    expect(await markPaid(platform, { orderId: id }, cash)).toMatchObject({ ok: true, order: { state: "done" } });
  });

  it("told twenty times, also at once, is one payment", { timeout: MINUTE }, async () => {
    const { platform, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const { id } = await orderedBy(platform);
    const tries = Array.from({ length: 20 }, (_, at) => markPaid(at % 2 ? platform : other, { orderId: id }, PAYMENT));
    const results = await Promise.all(tries);
    expect(results.map((result) => result.ok && result.repeated).sort()).toEqual([false, ...Array(19).fill(true)]);
    expect(await listTransitions(platform.database.read, id)).toHaveLength(2);
    expect(await listSetAside(platform.database.read)).toEqual([]);
  });

  it.each([
    ["one cent too much", { amountCents: 6885 }, "amount"],
    ["one cent too little", { amountCents: 6883 }, "amount"],
    ["an amount that nobody vouches for", { amountCents: null }, "amount"],
    ["dollars", { currency: "USD" }, "currency"],
  ])("of %s is set aside, and its order stays unpaid", async (_, wrong, reason) => {
    const { platform } = await openTestShop();
    const { id, number } = await orderedBy(platform);
    const payment = { ...PAYMENT, ...wrong, detail: "as it came" };
    for (let time = 0; time < 2; time += 1) {
      expect(await markPaid(platform, { orderId: id }, payment)).toMatchObject({
        ok: false,
        reason,
        repeated: time > 0,
      });
    }
    expect(await listSetAside(platform.database.read)).toMatchObject([
      { ...payment, orderId: id, orderNumber: number, reason, receivedAt: NOON },
    ]);
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "awaitingPayment", paidAt: null });
  });

  it.each([
    ["expired", "time"],
    ["cancelled", "buyer"],
  ] as const)("of an order that is %s is set aside, and its goods stay given back", async (state, cause) => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    clock.now = NOON + 604_800_000;
    await change(platform, id, state, cause);
    expect(await markPaid(platform, { orderId: id }, PAYMENT)).toMatchObject({ ok: false, reason: "tooLate" });
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state, paidAt: null });
    expect(await stockOf(platform, "malvazija-2025")).toBe(480);
    expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "tooLate", reference: "A-1" }]);
  });

  it("told by two people, or by a person and then by its provider, is one payment", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const byHand = { ...PAYMENT, by: "staff", actor: "Ana", reference: "Izvod 117" } as const;
    expect(await markPaid(platform, { orderId: id }, byHand)).toMatchObject({ ok: true, repeated: false });
    for (const again of [
      { ...byHand, actor: "Marija", reference: " izvod  117" },
      { ...PAYMENT, reference: "izvod 117" },
    ]) {
      expect(await markPaid(platform, { orderId: id }, again)).toMatchObject({ ok: true, repeated: true });
    }
    for (const actor of ["Ana", "Marija"])
      await markPaid(platform, { orderId: id }, { ...byHand, actor, reference: "2" });
    expect(await listSetAside(platform.database.read)).toMatchObject([{ actor: "Ana", reference: "2" }]);
  });

  it("beside another one, or of no order, waits for a person until it is settled", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const { read } = platform.database;
    await markPaid(platform, { orderId: id }, PAYMENT);
    const second = { ...PAYMENT, reference: "A-2" };
    expect(await markPaid(platform, { orderId: id }, second)).toMatchObject({ ok: false, reason: "alreadyPaid" });
    const nobodys = await markPaid(platform, { orderNumber: "2026-999999" }, PAYMENT);
    expect(nobodys).toMatchObject({ ok: false, reason: "unknownOrder" });
    const waiting = await listSetAside(read);
    expect(waiting.map(({ reason }) => reason).sort()).toEqual(["alreadyPaid", "unknownOrder"]);
    for (const { id: payment } of waiting) {
      expect(await platform.database.write((unit) => settlePayment(unit, payment, NOON))).toBe(true);
    }
    expect(await listSetAside(read)).toEqual([]);
    expect(await findPayment(read, id)).toEqual(PAYMENT);
  });
});
