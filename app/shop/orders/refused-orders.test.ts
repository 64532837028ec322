import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { findOrderByToken } from "./orders.store.server.ts";
import { type PlaceOrderInput, placeOrder } from "./place-order.server.ts";

const MALVAZIJA = "malvazija-2025";

const count = async (platform: Platform, table: "orders" | "jobs") =>
  (await platform.database.read.selectFrom(table).selectAll().execute()).length;
async function stockOf(platform: Platform, id: string): Promise<number | undefined> {
  return (await platform.database.read.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())
    ?.stock;
}

async function setProduct(platform: Platform, id: string, values: { price_cents: number }) {
  await platform.database.write((connection) =>
    connection.updateTable("products").set(values).where("id", "=", id).execute(),
  );
}

async function placed(platform: Platform, order: PlaceOrderInput) {
  const result = await placeOrder(platform, order);
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.order;
}

onBothEngines("an order that breaks a rule", (openTestShop) => {
  const HR = filledForm().address;
  const refused: [string, Partial<PlaceOrderInput>, object][] = [
    ["without goods", { cart: [] }, { reason: "emptyCart" }],
    ["with a quantity below zero", { cart: [{ productId: MALVAZIJA, quantity: -6 }] }, { reason: "emptyCart" }],
    ["with half a bottle", { cart: [{ productId: MALVAZIJA, quantity: 1.5 }] }, { reason: "emptyCart" }],
    [
      "with a box not full",
      { cart: [{ productId: MALVAZIJA, quantity: 7 }] },
      { reason: "boxNotFull", bottlesToFillBox: 5 },
    ],
    ["from Germany", { form: filledForm({ address: { ...HR, country: "DE" } }) }, { reason: "inquiryFirst" }],
    ["from nowhere", { form: filledForm({ address: { ...HR, country: "ZZ" } }) }, { reason: "inquiryFirst" }],
    // 6 × 9,99 = 59,94 of goods; with the fee of 3,00 and delivery of 5,90 the whole order is 68,84.
    [
      "of goods whose price has changed",
      { seenGoodsCents: 5993 },
      { reason: "priceChanged", shownCents: 5993, nowCents: 5994 },
    ],
    [
      "whose total was shown lower",
      { seenTotalCents: 6294 },
      { reason: "priceChanged", shownCents: 6294, nowCents: 6884 },
    ],
    [
      "whose total was shown higher",
      { seenTotalCents: 6884, form: filledForm({ delivery: "pickup" }) },
      { reason: "priceChanged", shownCents: 6884, nowCents: 6294 },
    ],
    [
      "of more than there is",
      { cart: [{ productId: "malvazija-amfora-2021", quantity: 48 }] },
      { reason: "outOfStock", products: ["Malvazija Amfora"], gone: 0 },
    ],
    [
      "of a product that is gone",
      { cart: [{ productId: "never-was", quantity: 6 }] },
      { reason: "outOfStock", products: [], gone: 1 },
    ],
  ];

  it.each(refused)("%s is refused, and nothing of it is kept", async (_, changes, refusal) => {
    const { platform, jobsQueued } = await openTestShop();
    expect(await placeOrder(platform, input(changes))).toMatchObject({ ok: false, ...refusal });
    expect(await count(platform, "orders")).toBe(0);
    expect(await count(platform, "jobs")).toBe(0);
    expect(await stockOf(platform, MALVAZIJA)).toBe(480);
    expect(jobsQueued()).toBe(0);
  });

  it("leaves no gap in the numbers", async () => {
    const { platform } = await openTestShop();
    await placeOrder(platform, input({ cart: [] }));
    expect((await placed(platform, input())).number).toBe("2026-000001");
  });

  it("cannot be paid in a way that is not offered", async () => {
    const { platform } = await openTestShop({ CARD_PROVIDER: "none" });
    for (const payment of ["cash", "card"] as const) {
      await expect(placeOrder(platform, input({ form: filledForm({ payment }) }))).rejects.toThrow("not offered");
    }
    expect(await count(platform, "orders")).toBe(0);
  });

  it("has the catalogue's price, whatever else the cart says", async () => {
    const { platform } = await openTestShop();
    const cart = [{ productId: MALVAZIJA, quantity: 6, priceCents: 1, price: 0.01, boxed: false }];
    expect((await placed(platform, input({ cart }))).grossCents).toBe(5994);
  });

  it("keeps yesterday's price in yesterday's order", async () => {
    const { platform } = await openTestShop();
    const order = await placed(platform, input());
    await setProduct(platform, MALVAZIJA, { price_cents: 1 });
    expect(await findOrderByToken(platform.database.read, order.token)).toEqual(order);
  });
});
