import { describe, expect, it } from "vitest";
import type { Product } from "./product.ts";
import { filterFromQuery, filterProducts, relatedProducts } from "./product-list.ts";
import { SAMPLE_CATALOGUE } from "./sample/sample-catalogue.ts";

const CATALOGUE: Product[] = SAMPLE_CATALOGUE.map(({ texts, ...entry }) => ({ ...entry, ...texts.hr }));
const filterOf = (query: string) => filterFromQuery(new URLSearchParams(query));
const idsOf = (query: string) => filterProducts(CATALOGUE, filterOf(query), "hr-HR").map(({ id }) => id);

describe("the filter of an address", () => {
  it.each([
    ["", { category: null, fromCents: null, toCents: null, sort: "recommended" }],
    ["category=oil&sort=priceUp", { category: "oil", fromCents: null, toCents: null, sort: "priceUp" }],
    ["from=10&to=20,5", { category: null, fromCents: 1000, toCents: 2050, sort: "recommended" }],
    ["from=9.99&to= 14,00 ", { category: null, fromCents: 999, toCents: 1400, sort: "recommended" }],
    ["from=0,07", { category: null, fromCents: 7, toCents: null, sort: "recommended" }],
    ["from=-5&to=1e3", { category: null, fromCents: null, toCents: null, sort: "recommended" }],
    ["from=1.234,50&to=999999", { category: null, fromCents: null, toCents: null, sort: "recommended" }],
    ["category=beer&sort=random&from=<script>", { category: null, fromCents: null, toCents: null, sort: "recommended" }],
    ["category=all", { category: null, fromCents: null, toCents: null, sort: "recommended" }],
  ])("reads '%s'", (query, filter) => {
    expect(filterOf(query)).toEqual(filter);
  });
});

describe("the list", () => {
  it("shows one category", () => {
    expect(idsOf("category=oil")).toEqual(["ulje-buza-2025", "ulje-bjelica-2025", "ulje-bura-2026"]);
  });

  it("has nothing in the category that is empty", () => {
    expect(idsOf("category=sparkling")).toEqual([]);
  });

  it("shows prices between two limits, both included, cheapest first", () => {
    expect(idsOf("from=14&to=15,50&sort=priceUp")).toEqual(["ulje-bjelica-2025", "merlot-2022", "komovica"]);
  });

  it("shows the dearest first", () => {
    expect(idsOf("sort=priceDown").slice(0, 2)).toEqual(["poklon-tri-malvazije", "poklon-crvena-zemlja"]);
  });

  it("sorts names as Croatian does: č behind c, ž at the end", () => {
    const named = ["Žilavka", "Cabernet", "Čista malvazija", "Biska"].map((name) => ({ ...CATALOGUE[0], name }) as Product);
    const sorted = filterProducts(named, { ...filterOf(""), sort: "name" }, "hr-HR").map(({ name }) => name);
    expect(sorted).toEqual(["Biska", "Cabernet", "Čista malvazija", "Žilavka"]);
  });
});

describe("related products", () => {
  it("are the nearest in price of the same category, never the product itself nor what is sold out", () => {
    const teran = CATALOGUE.find(({ id }) => id === "teran-2023") as Product;
    // Wines by distance from 13,80: Merlot 14,90, Muškat 12,50, rosé 10,90, Cabernet 16,90.
    expect(relatedProducts(teran, CATALOGUE).map(({ id }) => id)).toEqual([
      "merlot-2022",
      "muskat-bijeli-2025",
      "rose-2025",
      "cabernet-sauvignon-2021",
    ]);
  });

  it("come from other categories where the own one has too few", () => {
    const oil = CATALOGUE.find(({ id }) => id === "ulje-bura-2026") as Product;
    const related = relatedProducts(oil, CATALOGUE);
    expect(related.slice(0, 2).map(({ category }) => category)).toEqual(["oil", "oil"]);
    expect(related).toHaveLength(4);
  });
});
