import { expect, it } from "vitest";
import { leaveAgain, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { payByTransferInstead } from "../orders/change-payment.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { listSetAside } from "../orders/payments.store.server.ts";
import { settleSetAside } from "../orders/settle-set-aside.server.ts";
import { findOrderChoices } from "./find-order-choices.server.ts";
import { startCardAttempt } from "./start-card-attempt.server.ts";

const MINUTE = 60_000;
const EVERYTHING = { cancel: true, payByCard: true, payByTransfer: true, isReviewed: false };

onSqlite("an order that waits for a card", (openTestShop) => {
  it("can be paid by card or transfer while its goods are held, and not a moment longer", async () => {
    const { platform, clock } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    clock.now += 60 * MINUTE - 1;
    expect(await findOrderChoices(platform, order)).toEqual(EVERYTHING);
    clock.now += 1;
    expect(await findOrderChoices(platform, order)).toEqual({ ...EVERYTHING, payByCard: false, payByTransfer: false });
    expect(await payByTransferInstead(platform, order.id)).toEqual({ ok: false, reason: "notAllowed" });
  });

  it("is not led to a card page that nobody keeps any more", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    const without = { ...platform, settings: { ...platform.settings, cardProvider: "none" as const } };
    expect(await findOrderChoices(without, order)).toEqual({ ...EVERYTHING, payByCard: false });
  });

  it("is asked for nothing while money that has come is looked at, until a person has settled that", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    const cents = { by: "staff", actor: "Marija", reference: "17", amountCents: 6883, currency: "EUR" } as const;
    await markPaid(platform, { orderId: order.id }, cents);
    const reviewed = { cancel: true, payByCard: false, payByTransfer: false, isReviewed: true };
    expect(await findOrderChoices(platform, order)).toEqual(reviewed);
    expect(await startCardAttempt(platform, order)).toEqual({ ok: false, reason: "notAwaited" });
    expect(await payByTransferInstead(platform, order.id)).toEqual({ ok: false, reason: "notAllowed" });
    const [payment] = await listSetAside(platform.database.read);
    await settleSetAside(platform, payment?.id ?? "");
    expect(await findOrderChoices(platform, order)).toEqual(EVERYTHING);
    expect(await startCardAttempt(platform, order)).toMatchObject({ ok: true });
  });

  it("is not led there either once every attempt is used up", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    for (let attempt = 2; attempt <= 26; attempt += 1) await leaveAgain(platform, order);
    const now = await findOrder(platform.database.read, order.id);
    expect(now && (await findOrderChoices(platform, now))).toEqual({ ...EVERYTHING, payByCard: false });
  });
});
