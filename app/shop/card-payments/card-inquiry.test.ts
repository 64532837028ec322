import { describe, expect, it } from "vitest";
import { leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { openCardHouse } from "../../../tests/support/card-house-server.ts";
import { TEST_HOUSES } from "../../../tests/support/card-houses.ts";
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

describe("the moments at which a house is asked", () => {
  it("are early ones, one before the order expires, and two for money that comes too late", () => {
    const minutes = (times: number[]) => times.map((at) => (at - NOON) / MINUTE);
    expect(minutes(inquiryTimes(NOON, NOON + HOUR))).toEqual([3, 10, 25, 56, 120, 1500]);
    expect(minutes(inquiryTimes(NOON, NOON + 5 * MINUTE))).toEqual([1, 3, 65, 1445]);
    expect(minutes(inquiryTimes(NOON, null))).toEqual([3, 10, 25]);
  });
});

const ASKED = TEST_HOUSES.filter(({ answer }) => answer !== null);

describe.each(ASKED)("a payment of which neither return nor call has told, at $name", (house) => {
  onSqlite("is found by asking", (openTestShop) => {
    const open = async () => {
      const cardHouse = await openCardHouse(house, () => "http://localhost:3000");
      const shop = await openTestShop(house.settings(cardHouse.origin));
      const left = await leftForCardPage(shop.platform);
      const ask = async (at: number) => {
        shop.clock.now = at;
        await runDueJobs(shop.platform, cardJobHandler(shop.platform));
        return (await findOrder(shop.platform.database.read, left.order.id))?.state;
      };
      return { ...shop, ...left, cardHouse, ask };
    };

    it("once it is made, and not before", async () => {
      const { number, cardHouse, ask } = await open();
      expect(await ask(NOON + 3 * MINUTE)).toBe("awaitingPayment");
      cardHouse.paid.set(number, CENTS);
      expect(await ask(NOON + 9 * MINUTE)).toBe("awaitingPayment");
      expect(await ask(NOON + 10 * MINUTE)).toBe("paid");
      cardHouse.close();
    });

    it("also after its order has expired: then a person decides", async () => {
      const { platform, order, number, cardHouse, ask } = await open();
      for (const minutes of [3, 10, 25, 56]) await ask(NOON + minutes * MINUTE);
      await forceState(platform, order.id, "expired", null);
      cardHouse.paid.set(number, CENTS);
      expect(await ask(NOON + 2 * HOUR)).toBe("expired");
      expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "tooLate", reference: number }]);
      cardHouse.close();
    });

    it("as soon as a house answers that did not", async () => {
      const { number, cardHouse, ask, platform } = await open();
      cardHouse.close();
      expect(await ask(NOON + 3 * MINUTE)).toBe("awaitingPayment");
      const jobs = platform.database.read.selectFrom("jobs").selectAll().where("kind", "=", "card");
      expect(await jobs.execute()).toMatchObject([{ state: "queued", topic: "inquiry" }]);
      expect(number).toMatch(/-A$/);
    });
  });
});
