import { expect, it } from "vitest";
import { comingBack, filledForm, input } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { placeOrder } from "./place-order.server.ts";

const MALVAZIJA = "malvazija-2025";
const OIL = "ulje-bjelica-2025";
const MINUTE = 60_000;

const keyOf = (buyer: number) => `a-key-of-its-own-${String(buyer).padStart(5, "0")}`;
const count = async (platform: Platform, table: "orders" | "order_lines" | "jobs") =>
  (await platform.database.read.selectFrom(table).selectAll().execute()).length;

async function stockOf({ database }: Platform, id: string): Promise<number | undefined> {
  const query = database.read.selectFrom("products").select("stock").where("id", "=", id);
  return (await query.executeTakeFirst())?.stock;
}

const setStock = ({ database }: Platform, id: string, stock: number) =>
  database.write((connection) => connection.updateTable("products").set({ stock }).where("id", "=", id).execute());

onBothEngines("many orders at once", (openTestShop) => {
  it("of 200 buyers, when there are 10, make exactly 10 orders", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    await setStock(platform, OIL, 10);
    const cart = [{ productId: OIL, quantity: 1 }];
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, buyer) =>
        comingBack(platform, () => placeOrder(platform, input({ cart, form: filledForm({ orderKey: keyOf(buyer) }) }))),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    for (const result of results) if (!result.ok) expect(result.reason).toBe("outOfStock");
    expect(await stockOf(platform, OIL)).toBe(0);
    expect(await count(platform, "orders")).toBe(10);
    expect(await count(platform, "order_lines")).toBe(10);
    expect(await count(platform, "jobs")).toBe(20);
    const numbers = results.flatMap((result) => (result.ok ? [result.order.number] : []));
    expect(numbers.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `2026-${String(n + 1).padStart(6, "0")}`));
  });

  it("of the same form 50 times make one order, even of the last bottle", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    await setStock(platform, OIL, 1);
    const order = input({ cart: [{ productId: OIL, quantity: 1 }] });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => comingBack(platform, () => placeOrder(platform, order))),
    );
    const tokens = new Set(results.map((result) => (result.ok ? result.order.token : result.reason)));
    expect(tokens.size).toBe(1);
    expect(await count(platform, "orders")).toBe(1);
    expect(await count(platform, "jobs")).toBe(2);
    expect(await stockOf(platform, OIL)).toBe(0);
  });

  it("with the same goods in opposite orders wait for nobody for ever", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    const ids = [MALVAZIJA, "teran-2023", OIL, "merlot-2022"];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) => {
        const cart = (buyer % 2 ? ids : ids.toReversed()).map((productId) => ({ productId, quantity: 2 }));
        const order = input({ cart, form: filledForm({ orderKey: keyOf(buyer) }) });
        return comingBack(platform, () => placeOrder(platform, order));
      }),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await stockOf(platform, MALVAZIJA)).toBe(400);
  });
});
