import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { extendHold } from "./expiry.store.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { listSetAside } from "./payments.store.server.ts";
import { settleSetAside } from "./settle-set-aside.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MALVAZIJA = "malvazija-2025";
const PAYMENT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;

const stateOf = async ({ database }: Platform, id: string) => (await findOrder(database.read, id))?.state;
const heldUntil = async ({ database }: Platform, id: string) => (await findOrder(database.read, id))?.heldUntil;

/** Lets the shop run until a moment, as it looks at the clock all the time. */
async function runUntil({ platform, clock }: { platform: Platform; clock: { now: number } }, moment: number) {
  for (; clock.now < moment; clock.now = Math.min(clock.now + HOUR, moment)) await expireOrders(platform);
  await expireOrders(platform);
}

/** The same by three looks: of those between there is only what they have noted, the last of them an hour before. */
async function skipTo({ platform, clock }: { platform: Platform; clock: { now: number } }, moment: number) {
  await expireOrders(platform);
  clock.now = Math.max(clock.now, moment - HOUR);
  const looked = { ran_at: clock.now };
  await platform.database.write((unit) =>
    unit.updateTable("retention_runs").set(looked).where("name", "=", "expiry").execute(),
  );
  await expireOrders(platform);
  clock.now = moment;
  await expireOrders(platform);
}

onBothEngines("an order that nobody pays", (openTestShop) => {
  it("expires after a week, gives its goods back, and a mail says so in the order's language", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const { id, number } = await orderedBy(platform);
    await runUntil(shop, NOON + 7 * DAY - 1);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    expect(await stockOf(platform, MALVAZIJA)).toBe(474);
    await runUntil(shop, NOON + 7 * DAY);
    expect(await stateOf(platform, id)).toBe("expired");
    expect(await stockOf(platform, MALVAZIJA)).toBe(480);
    const transitions = await listTransitions(platform.database.read, id);
    expect(transitions.at(-1)).toMatchObject({
      from: "awaitingPayment",
      to: "expired",
      cause: "time",
      at: NOON + 7 * DAY,
    });
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-expired")).at(0);
    expect(mail).toMatchObject({
      recipient: "ana@kupac.example",
      subject: `Isteklo: narudžba ${number} – Vinarija Kažun`,
    });
    expect(mail?.text).toContain("uplata za narudžbu");
    await expireOrders(platform);
    expect(await waitingMails(platform, ({ kind }) => kind === "order-expired")).toHaveLength(1);
  });

  it("waits where money has come that a person looks at, and from then on as long as a new one", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: 6883 });
    const [payment] = await listSetAside(platform.database.read);
    await skipTo(shop, NOON + 8 * DAY);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    expect(await settleSetAside(platform, payment?.id ?? "")).toBe(true);
    expect(await settleSetAside(platform, payment?.id ?? "")).toBe(false);
    expect(await heldUntil(platform, id)).toBe(clock.now + 7 * DAY);
    await skipTo(shop, NOON + 15 * DAY - 1);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    await skipTo(shop, NOON + 15 * DAY);
    expect(await stateOf(platform, id)).toBe("expired");
  });

  it("is held anew at the cellar as well, once what came for it was looked at", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    await markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: 1 });
    await skipTo(shop, NOON + 8 * DAY);
    const [payment] = await listSetAside(platform.database.read);
    await settleSetAside(platform, payment?.id ?? "");
    await skipTo(shop, clock.now + HOUR);
    expect(await stateOf(platform, id)).toBe("readyForPickup");
    expect(await heldUntil(platform, id)).toBe(NOON + 15 * DAY);
  });

  it("is held as long as the settings say", async () => {
    const shop = await openTestShop({ HOLD_TRANSFER_DAYS: "2" });
    const { id } = await orderedBy(shop.platform);
    await skipTo(shop, NOON + 2 * DAY);
    expect(await stateOf(shop.platform, id)).toBe("expired");
  });

  it("never expires once it is paid, nor while it is packed", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    const cash = await orderedBy(platform, { ...PICKED_UP, orderKey: "another-form-key-of-22" });
    await change(platform, cash.id, "packed");
    await skipTo(shop, NOON + 30 * DAY);
    expect(await stateOf(platform, id)).toBe("paid");
    expect(await stateOf(platform, cash.id)).toBe("packed");
  });

  it("is held longer while somebody tries to pay, and never shorter", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const { id } = await orderedBy(platform);
    await platform.database.write((unit) => extendHold(unit, id, NOON + HOUR));
    expect(await heldUntil(platform, id)).toBe(NOON + 7 * DAY);
    await platform.database.write((unit) => extendHold(unit, id, NOON + 8 * DAY));
    await skipTo(shop, NOON + 7 * DAY);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
  });

  it("expires once where two servers look at the same moment", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const { id } = await orderedBy(platform);
    clock.now = NOON + 7 * DAY;
    await Promise.all([platform, other, platform, other].map((server) => expireOrders(server)));
    expect(await stateOf(platform, id)).toBe("expired");
    expect(await listTransitions(platform.database.read, id)).toHaveLength(2);
    expect(await stockOf(platform, MALVAZIJA)).toBe(480);
  });

  it("is paid or expires, never both, where the two come at the same moment", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    clock.now = NOON + 7 * DAY;
    const [result] = await Promise.all([markPaid(platform, { orderId: id }, PAYMENT), expireOrders(platform)]);
    expect(await stateOf(platform, id)).toBe(result.ok ? "paid" : "expired");
    expect(await stockOf(platform, MALVAZIJA)).toBe(result.ok ? 474 : 480);
  });
});

onBothEngines("money for an order whose time is over", (openTestShop) => {
  it("is set aside, or the order expires first: it never does while somebody looks at the money", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      ids.push((await orderedBy(platform, { orderKey: `another-form-key-of-2${at}` })).id);
    }
    await skipTo({ platform, clock }, NOON + 7 * DAY - MINUTE);
    clock.now = NOON + 7 * DAY;
    const reports = ids.map((orderId) => markPaid(other, { orderId }, { ...PAYMENT, amountCents: 1 }));
    await Promise.all([expireOrders(platform), ...reports]);
    for (const { orderId, reason } of await listSetAside(platform.database.read)) {
      expect(reason).toBe((await stateOf(platform, orderId ?? "")) === "expired" ? "tooLate" : "amount");
    }
  });
});

onBothEngines("an order that nobody collects", (openTestShop) => {
  it("expires a week after it was ready; what is paid waits for a person", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    const unpaid = await orderedBy(platform, PICKED_UP);
    const paid = await orderedBy(platform, { delivery: "pickup", orderKey: "another-form-key-of-22" });
    await markPaid(platform, { orderId: paid.id }, { ...PAYMENT, amountCents: 6294 });
    await skipTo(shop, NOON + 3 * DAY);
    for (const { id } of [unpaid, paid]) await change(platform, id, "readyForPickup");
    await skipTo(shop, NOON + 10 * DAY - 1);
    expect(await stateOf(platform, unpaid.id)).toBe("readyForPickup");
    clock.now = NOON + 10 * DAY;
    await expireOrders(platform);
    expect(await stateOf(platform, unpaid.id)).toBe("expired");
    expect(await stateOf(platform, paid.id)).toBe("readyForPickup");
  });
});

onBothEngines("a clock that jumps", (openTestShop) => {
  it("expires nothing: every order is held for so much longer, and as before once the clock is right", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    const { id } = await orderedBy(platform);
    await expireOrders(platform);
    clock.now = NOON + 365 * DAY;
    await expireOrders(platform);
    await expireOrders(platform);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    expect(await heldUntil(platform, id)).toBe(NOON + 372 * DAY);
    clock.now = NOON;
    await expireOrders(platform);
    expect(await heldUntil(platform, id)).toBe(NOON + 7 * DAY);
    await skipTo(shop, NOON + 7 * DAY);
    expect(await stateOf(platform, id)).toBe("expired");
  });

  it.each([
    ["an outage of three hours", 3 * HOUR, "card"],
    ["a jump of eight days", 8 * DAY, "transfer"],
  ] as const)("or %s takes nothing from what came just before", async (_, gap, payment) => {
    const { platform, clock } = await openTestShop();
    await expireOrders(platform);
    clock.now = NOON + 5 * MINUTE;
    await expireOrders(platform);
    clock.now += MINUTE - 1;
    const { id, heldUntil: before } = await orderedBy(platform, { payment });
    clock.now = NOON + 5 * MINUTE + gap;
    await expireOrders(platform);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    expect(await heldUntil(platform, id)).toBe((before ?? 0) + gap);
  });

  it("and is set back shortens what was ordered by the wrong time, and nothing that came since", async () => {
    const { platform, clock } = await openTestShop();
    await expireOrders(platform);
    const wrong = await orderedBy(platform, { payment: "card" });
    clock.now = NOON - 3 * HOUR;
    const right = await orderedBy(platform, { payment: "card", orderKey: "another-form-key-of-22" });
    clock.now += MINUTE;
    await expireOrders(platform);
    expect(await heldUntil(platform, right.id)).toBe(right.heldUntil);
    expect(await heldUntil(platform, wrong.id)).toBe((wrong.heldUntil ?? 0) - 3 * HOUR + MINUTE);
    expect(await stateOf(platform, right.id)).toBe("awaitingPayment");
  });

  it("is what a shop looks like that was off: nobody could pay then", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    await expireOrders(platform);
    clock.now = NOON + 8 * DAY;
    const late = await orderedBy(platform, { orderKey: "another-form-key-of-22" });
    await expireOrders(platform);
    expect(await stateOf(platform, id)).toBe("awaitingPayment");
    expect(await heldUntil(platform, id)).toBe(NOON + 15 * DAY);
    expect(await heldUntil(platform, late.id)).toBe(NOON + 15 * DAY);
  });
});
