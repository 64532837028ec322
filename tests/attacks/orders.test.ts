import { expect, it } from "vitest";
import { MINUTES } from "../../app/platform/system/clock.ts";
import { action as checkout } from "../../app/screens/checkout/checkout.tsx";
import { buyer, cartCookie, count, post } from "../support/senders.ts";
import { letTimePass, onBothEngines } from "../support/shops.ts";

onBothEngines("one anonymous buyer", (openTestShop) => {
  it("gets no more than four of forty orders without one more press", async () => {
    const shop = await openTestShop();
    const statuses: number[] = [];
    for (let number = 0; number < 40; number++) {
      statuses.push(
        (await post(shop, checkout, "/potvrda", buyer(number), { headers: cartCookie("ulje-bjelica-2025", 1) })).status,
      );
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(4);
    expect(await count(shop.platform, "orders")).toBe(4);
  });

  it("gets no more by sending one form with ever other carts", async () => {
    const shop = await openTestShop();
    for (let bottles = 1; bottles <= 8; bottles++) {
      await post(shop, checkout, "/potvrda", buyer(1), { headers: cartCookie("ulje-bjelica-2025", bottles) });
    }
    expect(await count(shop.platform, "orders")).toBeLessThanOrEqual(4);
  });

  it("is led to an inquiry above the bottles of one order, and sends the same as one", async () => {
    const shop = await openTestShop({ MAX_BOTTLES_PER_ORDER: "12" });
    const headers = cartCookie("malvazija-2025", 18);
    const refused = await post(shop, checkout, "/potvrda", buyer(1), { headers });
    expect([refused.status, refused.form?.formError]).toEqual([
      422,
      { reason: "tooManyBottles", details: { most: 12 } },
    ]);
    const asked = await post(shop, checkout, "/potvrda", buyer(1, { intent: "inquiry" }), { headers });
    expect([asked.status, await count(shop.platform, "orders")]).toEqual([303, 0]);
    expect(await count(shop.platform, "inquiries")).toBe(1);
  });

  it("cannot empty the cellar by orders that are not paid, to be collected and paid in cash", async () => {
    const shop = await openTestShop({ MAX_BOTTLES_PER_ORDER: "60" });
    const { read } = shop.platform.database;
    const stock = () => read.selectFrom("products").select(["id", "stock", "boxed"]).orderBy("id").execute();
    const before = (await stock()).reduce((sum, row) => sum + row.stock, 0);
    let number = 0;
    for (const product of await stock()) {
      const headers = cartCookie(product.id, Math.min(60, product.stock - (product.boxed ? product.stock % 6 : 0)));
      // Each with the patience of a program that waits for its window.
      letTimePass(shop, 11 * MINUTES);
      const form = buyer(number++, { delivery: "pickup", payment: "cash" });
      await post(shop, checkout, "/potvrda", form, { headers });
    }
    const after = (await stock()).reduce((sum, row) => sum + row.stock, 0);
    // Twice the largest order, 120 bottles, of a cellar of many times as much.
    expect(before).toBeGreaterThan(1000);
    expect(before - after).toBe(120);
  });
});
