import { expect, it } from "vitest";
import { leaveAgain, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { payByTransferInstead } from "../orders/change-payment.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { listSetAside } from "../orders/payments.store.server.ts";
import { settleSetAside } from "../orders/settle-set-aside.server.ts";

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

  it("again and again holds them for half a day more at most, for an order has 26 attempts", async () => {
    const { platform, clock } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    for (let attempt = 1; attempt < 26; attempt += 1) {
      clock.now += 29 * MINUTE;
      await leaveAgain(platform, order);
    }
    clock.now += 29 * MINUTE;
    await expect(leaveAgain(platform, order)).rejects.toThrow("tooMany");
    const heldUntil = NOON + (25 * 29 + 30) * MINUTE;
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil });
  });

  it("is covered too where the order is held anew, days after it was placed", async () => {
    const { platform, clock } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    const payment = { by: "provider", actor: "corvuspay", reference: "A-1", amountCents: 1, currency: "EUR" } as const;
    await markPaid(platform, { orderId: order.id }, payment);
    const [waiting] = await listSetAside(platform.database.read);
    clock.now = NOON + 48 * HOUR;
    await settleSetAside(platform, waiting?.id ?? "");
    clock.now += 55 * MINUTE;
    await leaveAgain(platform, order);
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: clock.now + 30 * MINUTE });
  });

  it("does not shorten the time of who has changed to a transfer", async () => {
    const { platform } = await openTestShop();
    const { order } = await leftForCardPage(platform);
    await payByTransferInstead(platform, order.id);
    await expect(leaveAgain(platform, order)).rejects.toThrow("notAwaited");
    expect(await orderOf(platform, order.id)).toMatchObject({ heldUntil: NOON + 7 * 24 * HOUR });
  });
});
