import { describe, expect, it } from "vitest";
import { leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { openCardProvider } from "../../../tests/support/card-provider-server.ts";
import { TEST_PROVIDERS } from "../../../tests/support/card-providers.ts";
import { forceState } from "../../../tests/support/order-states.ts";
import { NOON, onSqlite } from "../../../tests/support/shops.ts";
import { runDueJobs } from "../../platform/queue/job-runner.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { listSetAside } from "../orders/payments.store.server.ts";
import { cardJobHandler } from "./card-job-handler.server.ts";
import { inquiryTimes } from "./card-jobs.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CENTS = 6884;

describe("the moments at which a provider is asked", () => {
  it("are early ones, one before the order expires, and two for money that comes too late", () => {
    const minutes = (times: number[]) => times.map((at) => (at - NOON) / MINUTE);
    expect(minutes(inquiryTimes(NOON, NOON + HOUR))).toEqual([3, 10, 25, 56, 120, 1500]);
    expect(minutes(inquiryTimes(NOON, NOON + 5 * MINUTE))).toEqual([1, 3, 65, 1445]);
    expect(minutes(inquiryTimes(NOON, null))).toEqual([3, 10, 25]);
  });
});

const ASKED = TEST_PROVIDERS.filter(({ answer }) => answer !== null);

describe.each(ASKED)("a payment of which neither return nor call has told, at $name", (provider) => {
  onSqlite("is found by asking", (openTestShop) => {
    const open = async () => {
      const cardProvider = await openCardProvider(provider, () => "http://localhost:3000");
      const shop = await openTestShop(provider.settings(cardProvider.origin));
      const left = await leftForCardPage(shop.platform);
      const ask = async (at: number) => {
        shop.clock.now = at;
        await runDueJobs(shop.platform, cardJobHandler(shop.platform));
        return (await findOrder(shop.platform.database.read, left.order.id))?.state;
      };
      return { ...shop, ...left, cardProvider, ask };
    };

    it("once it is made, and not before", async () => {
      const { number, cardProvider, ask } = await open();
      expect(await ask(NOON + 3 * MINUTE)).toBe("awaitingPayment");
      cardProvider.paid.set(number, CENTS);
      expect(await ask(NOON + 9 * MINUTE)).toBe("awaitingPayment");
      expect(await ask(NOON + 10 * MINUTE)).toBe("paid");
      cardProvider.close();
    });

    it("also after its order has expired: then a person decides", async () => {
      const { platform, order, number, cardProvider, ask } = await open();
      for (const minutes of [3, 10, 25, 56]) await ask(NOON + minutes * MINUTE);
      await forceState(platform, order.id, "expired", null);
      cardProvider.paid.set(number, CENTS);
      expect(await ask(NOON + 2 * HOUR)).toBe("expired");
      expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "tooLate", reference: number }]);
      cardProvider.close();
    });

    it("as soon as a provider answers that did not", async () => {
      const { number, cardProvider, ask, platform } = await open();
      cardProvider.close();
      expect(await ask(NOON + 3 * MINUTE)).toBe("awaitingPayment");
      const jobs = platform.database.read.selectFrom("jobs").selectAll().where("kind", "=", "card");
      expect(await jobs.execute()).toMatchObject([{ state: "queued", topic: "inquiry" }]);
      expect(number).toMatch(/-A$/);
    });
  });
});
