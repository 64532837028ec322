import { expect, it } from "vitest";
import { leaveAgain, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { payByTransferInstead } from "../orders/change-payment.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const orderOf = async ({ database }: Platform, id: string) => (await findOrder(database.read, id)) ?? undefined;

onBothEngines("leaving for the card page", (openTestShop) => {
  it("holds the goods for half an hour at least, so that nobody pays for an order that expires meanwhile", async () => {
    const { platform, clock } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: NOON + HOUR });
    clock.now = NOON + 59 * MINUTE;
    await leaveAgain(platform, order);
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: NOON + 89 * MINUTE });
    clock.now = NOON + 88 * MINUTE;
    await expireOrders(platform);
    expect(await orderOf(platform, order.id)).toMatchObject({ state: "awaitingPayment" });
    clock.now = NOON + 89 * MINUTE;
    await expireOrders(platform);
    expect(await orderOf(platform, order.id)).toMatchObject({ state: "expired" });
  });

  it("again and again does not hold them for longer than a day", async () => {
    const { platform, clock } = await openTestShop({ HOLD_CARD_MINUTES: "1420" });
    const { order } = await leftForCardPage(platform);
    for (const minutes of [1415, 1439]) {
      clock.now = NOON + minutes * MINUTE;
      await leaveAgain(platform, order);
      expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: NOON + 24 * HOUR });
    }
  });

  it("does not shorten the time of who has changed to a transfer", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    await payByTransferInstead(platform, order.id);
    await expect(leaveAgain(platform, order)).rejects.toThrow("notAwaited");
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: NOON + 7 * 24 * HOUR });
  });
});
