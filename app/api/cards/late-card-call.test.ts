import { expect, it } from "vitest";
import { answerToCall, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { TEST_PROVIDERS } from "../../../tests/support/card-providers.ts";
import { stockOf } from "../../../tests/support/order-states.ts";
import { onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { findAttempt } from "../../shop/card-payments/card-attempts.store.server.ts";
import { expireOrders } from "../../shop/orders/expire-orders.server.ts";
import { findOrder } from "../../shop/orders/orders.store.server.ts";
import { listSetAside } from "../../shop/orders/payments.store.server.ts";

const MINUTE = 60_000;
const CENTS = 6884;

const stateOf = async ({ database }: Platform, id: string) => (await findOrder(database.read, id))?.state;

/** Lets an hour and a half pass, in which the shop looks after its orders. */
async function letExpire({ platform, clock }: TestShop): Promise<void> {
  for (let half = 0; half < 3; half += 1) {
    clock.now += 30 * MINUTE;
    await expireOrders(platform);
  }
}

for (const provider of TEST_PROVIDERS) {
  onBothEngines(`a call of ${provider.name}`, (openTestShop) => {
    const open = () => openTestShop(provider.settings("https://provider.example"));

    it("after the order has expired is kept for a person, once, and the goods stay in the stock", async () => {
      const shop = await open();
      const { platform } = shop;
      const { order, number } = await leftForCardPage(platform);
      expect(await stockOf(platform, "malvazija-2025")).toBe(474);
      await letExpire(shop);
      for (let time = 0; time < 3; time += 1) {
        expect((await answerToCall(platform, provider, provider.call({ number, cents: CENTS }))).status).toBe(200);
      }
      expect(await stateOf(platform, order.id)).toBe("expired");
      expect(await stockOf(platform, "malvazija-2025")).toBe(480);
      const waiting = { actor: provider.name, reference: number, orderId: order.id, reason: "tooLate" };
      expect(await listSetAside(platform.database.read)).toMatchObject([{ ...waiting, amountCents: CENTS }]);
    });

    it("never comes, nor does the buyer: the order expires unpaid, and its goods are there again", async () => {
      const shop = await open();
      const { platform } = shop;
      const { order, number } = await leftForCardPage(platform);
      expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      await letExpire(shop);
      expect(await stateOf(platform, order.id)).toBe("expired");
      expect(await stockOf(platform, "malvazija-2025")).toBe(480);
      expect(await findAttempt(platform.database.read, number)).toMatchObject({ outcome: null });
      expect(await listSetAside(platform.database.read)).toEqual([]);
    });
  });
}
