import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { loader } from "./our-products.tsx";

function screenRequest(platform: Platform, path: string) {
  return { request: new Request(`http://localhost:3000${path}`), params: {}, context: { platform } };
}

async function productsAt(platform: Platform, path: string) {
  const { shelves } = await loader(screenRequest(platform, path));
  return shelves.flatMap(({ products }) => products);
}

onSqlite("the list of products", (openTestShop) => {
  it("shows the whole catalogue, and of each product only what its card shows", async () => {
    const { platform } = await openTestShop();
    const products = await productsAt(platform, "/nasi-proizvodi");
    expect(products).toHaveLength(23);
    expect(Object.keys(products[0] ?? {}).sort()).toEqual(
      [
        ...["ground", "picture", "id", "medal", "name", "priceCents", "slug"],
        ...["facts", "stock", "summary", "taste", "volumeMl", "year"],
      ].sort(),
    );
  });

  it("stands kind by kind, but in one row where something is asked for", async () => {
    const { platform } = await openTestShop();
    const kindsAt = async (path: string) => {
      const { shelves } = await loader(screenRequest(platform, path));
      return shelves.map(({ kind }) => kind);
    };
    expect(await kindsAt("/nasi-proizvodi")).toEqual(["wine", "sparkling", "schnapps", "oil", "gift"]);
    expect(await kindsAt("/nasi-proizvodi?sort=priceUp")).toEqual([null]);
  });

  it("reads category, prices and order from the address", async () => {
    const { platform } = await openTestShop();
    const path = "/it/nostri-prodotti?category=wine&from=15&to=25,00&sort=priceDown";
    const products = await productsAt(platform, path);
    expect(products.map(({ id }) => id)).toEqual([
      "malvazija-amfora-2021",
      "muskat-ruza-2024",
      "malvazija-bagrem-2022",
      "cabernet-sauvignon-2021",
    ]);
  });

  it("is empty where the category is, and whole where the query says nothing sensible", async () => {
    const { platform } = await openTestShop();
    await platform.database.write((connection) =>
      connection.deleteFrom("products").where("category", "=", "sparkling").execute(),
    );
    expect(await productsAt(platform, "/nasi-proizvodi?category=sparkling")).toEqual([]);
    expect(await productsAt(platform, "/nasi-proizvodi?category=beer&from=x")).toHaveLength(21);
  });

  it("says that it is the price where there are products of the kind, and the kind where there is none", async () => {
    const { platform } = await openTestShop();
    const titleAt = async (path: string) => (await loader(screenRequest(platform, path))).nothing?.words.title;
    expect(await titleAt("/nasi-proizvodi?category=sparkling&from=900")).toBe(
      "U\u00a0tom rasponu cijena nema proizvoda.",
    );
    await platform.database.write((connection) =>
      connection.deleteFrom("products").where("category", "=", "sparkling").execute(),
    );
    expect(await titleAt("/nasi-proizvodi?category=sparkling")).toBe("U\u00a0odabranoj kategoriji nema proizvoda.");
  });

  it("says what a box of the cheapest comes to, of which six are there", async () => {
    const { platform } = await openTestShop();
    const example = async () => (await loader(screenRequest(platform, "/de/unsere-produkte"))).ownBox?.example;
    const changeStock = (ids: readonly string[] | null, stock: number) =>
      platform.database.write((connection) => {
        const products = connection.updateTable("products").set({ stock });
        return (ids ? products.where("id", "in", ids) : products).execute();
      });
    expect(await example()).toEqual({ name: "Malvazija istarska", priceCents: 5994, volumeMl: 4500 });
    await changeStock(["malvazija-2025"], 5);
    // Six of the rosé at 10.90; an olive oil at 14.00 would not stand in a box.
    expect(await example()).toEqual({ name: "Teran Rosé", priceCents: 6540, volumeMl: 4500 });
    await changeStock(null, 5);
    expect(await example()).toBeUndefined();
  });

  it("offers the box that the visitor fills, which has no price of its own, where none is asked for", async () => {
    const { platform } = await openTestShop();
    const offered = async (path: string) => (await loader(screenRequest(platform, path))).ownBox !== undefined;
    expect(await offered("/nasi-proizvodi?category=gift")).toBe(true);
    expect(await offered("/nasi-proizvodi?category=gift&to=60")).toBe(false);
  });
});
