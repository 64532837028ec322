import { expect, it } from "vitest";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { findProducts, setPrice, setStock } from "../catalogue/products.store.server.ts";
import { listShippingPrices } from "../delivery/shipping-prices.store.server.ts";
import { findTastings } from "../reservations/tastings.store.server.ts";
import { openShop } from "./open-shop.server.ts";

onBothEngines("a start of the shop", (openTestShop) => {
  it("brings new products, texts, delivery prices and tastings in as the files have them; stock and prices stay as they are", async () => {
    const { platform } = await openTestShop();
    const { database } = platform;
    const settings = { ...platform.settings, secretIsNew: false };
    const ids = ["medica", "teran-2023"];
    const facts = async () => ({
      products: (await findProducts(database.read, "en", ids)).toSorted((a, b) => a.id.localeCompare(b.id)),
      deliveries: await listShippingPrices(database.read),
      tastings: await findTastings(database.read),
    });
    const asDeclared = await facts();
    await database.write(async (unit) => {
      await unit.deleteFrom("products").where("id", "=", "teran-2023").execute();
      await setStock(unit, "medica", 7);
      await setPrice(unit, "medica", 1234);
      await unit.updateTable("products").set({ alcohol_tenths: 1, style: null }).where("id", "=", "medica").execute();
      await unit.updateTable("product_texts").set({ summary: "Old." }).where("product_id", "=", "medica").execute();
      await unit.updateTable("shipping_prices").set({ first_box_cents: 1 }).where("country_code", "=", "HR").execute();
      await unit.updateTable("shipping_prices").set({ country_code: "FR" }).where("country_code", "=", "SI").execute();
      await unit.updateTable("tastings").set({ adult_cents: 1 }).where("package", "=", "elite").execute();
    });
    await (await openShop(settings, undefined, { mustExist: true })).database.close();
    expect((await facts()).deliveries.find(({ countryCode }) => countryCode === "HR")?.firstBoxCents).toBe(1);
    await (await openShop(settings)).database.close();
    const [medica, teran] = asDeclared.products;
    expect(await facts()).toEqual({ ...asDeclared, products: [{ ...medica, stock: 7, priceCents: 1234 }, teran] });
  });

  it("is refused in one line where a slug of the files is another product's", async () => {
    const { platform } = await openTestShop();
    const { database, settings } = platform;
    await database.write(async (unit) => {
      for (const [id, slug] of [
        ["teran-2023", "teran"],
        ["medica", "teran-2023"],
      ] as const) {
        await unit.updateTable("products").set({ slug }).where("id", "=", id).execute();
      }
    });
    await expect(openShop(settings)).rejects.toThrow(
      "The slug teran-2023 belongs to the product medica: teran-2023 needs another one.",
    );
  });
});
