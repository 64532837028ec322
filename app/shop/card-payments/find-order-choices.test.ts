import { expect, it } from "vitest";
import { leaveAgain, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { payByTransferInstead } from "../orders/change-payment.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { findOrderChoices } from "./find-order-choices.server.ts";

const MINUTE = 60_000;
const EVERYTHING = { cancel: true, payByCard: true, payByTransfer: true };

onSqlite("an order that waits for a card", (openTestShop) => {
  it("can be paid by card or transfer while its goods are held, and not a moment longer", async () => {
    const { platform, clock } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    clock.now += 60 * MINUTE - 1;
    expect(await findOrderChoices(platform, order)).toEqual(EVERYTHING);
    clock.now += 1;
    expect(await findOrderChoices(platform, order)).toEqual({ cancel: true, payByCard: false, payByTransfer: false });
    expect(await payByTransferInstead(platform, order.id)).toEqual({ ok: false, reason: "notAllowed" });
  });

  it("is not led to a card page that nobody keeps any more", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    const without = { ...platform, settings: { ...platform.settings, cardProvider: "none" as const } };
    expect(await findOrderChoices(without, order)).toEqual({ ...EVERYTHING, payByCard: false });
  });

  it("is not led there either once every attempt is used up", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    for (let attempt = 2; attempt <= 26; attempt += 1) await leaveAgain(platform, order);
    const now = await findOrder(platform.database.read, order.id);
    expect(now && (await findOrderChoices(platform, now))).toEqual({ ...EVERYTHING, payByCard: false });
  });
});
