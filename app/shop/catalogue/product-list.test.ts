import { describe, expect, it } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import type { Product } from "./product.ts";
import {
  filterFromQuery,
  filterProducts,
  type ListFilter,
  nearestProducts,
  PRICE_PATTERN,
  queryOfFilter,
} from "./product-list.ts";

const ALL: ListFilter = { category: null, fromCents: null, toCents: null, sort: "recommended" };

function product(id: string, changes: Partial<Product> = {}): Product {
  return {
    id,
    slug: id,
    name: id,
    category: "wine",
    year: 2024,
    volumeMl: 750,
    alcoholTenths: 125,
    serving: null,
    allergens: ["sulphites"],
    nutrition: {
      per: "100ml",
      energyKj: 316,
      energyKcal: 76,
      fatGrams: 0,
      saturatesGrams: 0,
      carbohydrateGrams: 0.9,
      sugarsGrams: 0.3,
      proteinGrams: 0,
      saltGrams: 0,
    },
    style: null,
    priceCents: 1000,
    stock: 60,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "green",
      capsule: "soil",
      label: { paper: "paper", ink: "ink", motif: "hut" },
    },
    summary: "",
    grape: "",
    tastingNote: "",
    food: "",
    ingredients: "",
    ...changes,
  };
}

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe("a price in the address", () => {
  it.each([
    ["12", 1200],
    ["12,5", 1250],
    ["12.50", 1250],
    ["0,29", 29],
    ["  9,99 ", 999],
    ["0", 0],
    ["99999,99", 9_999_999],
    // What is no price of ours is as good as not asked for.
    ["", null],
    ["abc", null],
    ["-5", null],
    ["+5", null],
    ["12,505", null],
    ["1.234,50", null],
    ["1e3", null],
    ["0x10", null],
    ["12 €", null],
    ["100000", null],
    ["9".repeat(400), null],
    ["Infinity", null],
    ["١٢", null],
  ])("%j means %j cents", (text, cents) => {
    expect(filterFromQuery(new URLSearchParams({ from: text })).fromCents).toBe(cents);
    expect(filterFromQuery(new URLSearchParams({ to: text })).toCents).toBe(cents);
  });

  it("is taken in the right order when the two were exchanged", () => {
    expect(filterFromQuery(new URLSearchParams("from=30&to=10"))).toEqual({ ...ALL, fromCents: 1000, toCents: 3000 });
  });

  it("may be typed as the field's pattern says, and the pattern allows no other", () => {
    const pattern = new RegExp(`^(?:${PRICE_PATTERN})$`, "v");
    expect(["12", "12,5", "12.50"].every((text) => pattern.test(text))).toBe(true);
    expect(["-5", "abc", "12,505"].some((text) => pattern.test(text))).toBe(false);
  });
});

describe("the filter", () => {
  it.each([
    ["", ALL],
    ["category=oil", { ...ALL, category: "oil" }],
    ["category=Oil&sort=cheapest", ALL],
    ["category=__proto__&sort=constructor", ALL],
    ["category=wine&category=oil", { ...ALL, category: "wine" }],
    [
      "category=wine&from=10&to=20,5&sort=priceUp",
      { category: "wine", fromCents: 1000, toCents: 2050, sort: "priceUp" },
    ],
    ["category=&from=&to=&sort=", ALL],
    ["overlay=cartOpen&sort=year", { ...ALL, sort: "year" }],
  ])("reads %j", (query, filter) => {
    expect(filterFromQuery(new URLSearchParams(query))).toEqual(filter);
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ category: "gift" }],
    [{ from: "12.5" }],
    [{ category: "wine", from: "0", to: "20.05", sort: "name" }],
  ])("asks for itself by the short query %j", (query) => {
    expect(queryOfFilter(filterFromQuery(new URLSearchParams(query)))).toEqual(query);
  });
});

describe("the list", () => {
  const wine = product("wine", { priceCents: 1000, year: 2023 });
  const dear = product("dear", { priceCents: 2500, year: 2019 });
  const oil = product("oil", { category: "oil", priceCents: 1500, year: 2025 });
  const schnapps = product("schnapps", { category: "schnapps", priceCents: 1500, year: null });
  const shelf = [wine, dear, oil, schnapps];

  it.each<[string, Partial<ListFilter>, string[]]>([
    ["everything in the winery's order", {}, ["wine", "dear", "oil", "schnapps"]],
    ["one category", { category: "oil" }, ["oil"]],
    ["nothing of an empty category", { category: "sparkling" }, []],
    ["what costs at least so much, that price included", { fromCents: 1500 }, ["dear", "oil", "schnapps"]],
    ["what costs at most so much, that price included", { toCents: 1500 }, ["wine", "oil", "schnapps"]],
    ["one price", { fromCents: 1500, toCents: 1500 }, ["oil", "schnapps"]],
    ["one cent beside it: nothing", { fromCents: 1501, toCents: 2499 }, []],
    ["a category and a price", { category: "wine", fromCents: 2000 }, ["dear"]],
    ["cheap first, equals as they stood", { sort: "priceUp" }, ["wine", "oil", "schnapps", "dear"]],
    ["dear first, equals as they stood", { sort: "priceDown" }, ["dear", "oil", "schnapps", "wine"]],
    ["young first, what has no year last", { sort: "year" }, ["oil", "wine", "dear", "schnapps"]],
    ["all at once", { category: "wine", toCents: 3000, sort: "priceDown" }, ["dear", "wine"]],
  ])("shows %s", (_, filter, expected) => {
    expect(ids(filterProducts(shelf, { ...ALL, ...filter }, "hr-HR"))).toEqual(expected);
  });

  it("leaves the shelf itself as it stood", () => {
    filterProducts(shelf, { ...ALL, sort: "priceDown" }, "hr-HR");
    expect(ids(shelf)).toEqual(["wine", "dear", "oil", "schnapps"]);
  });

  it.each([
    [
      "hr-HR",
      ["Cabernet", "Čokot", "Ćup", "Dingač", "Džem", "Đurđica", "Lovor", "Ljubica", "Šipak", "Zrno", "Žlahtina"],
    ],
    ["de-DE", ["Äpfel", "Auslese", "Öl", "Oliven", "Zweigelt"]],
    ["it-IT", ["Olio", "Oro", "Però", "Uva"]],
  ])("stands in the alphabet of %s", (tag, sorted) => {
    const mixed = [...sorted].reverse().map((name) => product(name));
    expect(ids(filterProducts(mixed, { ...ALL, sort: "name" }, tag))).toEqual(sorted);
  });
});

describe("what comes nearest to prices that nothing has", () => {
  const shelf = [
    product("dear", { priceCents: 5000 }),
    product("gone", { priceCents: 1900, stock: 0 }),
    product("cheap", { priceCents: 900 }),
    product("middle", { priceCents: 1500 }),
    product("oil", { category: "oil", priceCents: 2000 }),
  ];
  it.each([
    // From 20 to 25: oil none away, Middle 5, Cheap 11, Dear 25.
    ["of every kind", { fromCents: 2000, toCents: 2500 }, ["oil", "middle", "cheap", "dear"]],
    ["of its kind first", { category: "wine", fromCents: 2000, toCents: 2500 }, ["middle", "cheap", "dear", "oil"]],
    ["below a price", { toCents: 500 }, ["cheap", "middle", "oil", "dear"]],
    ["above a price", { fromCents: 9000 }, ["dear", "oil", "middle", "cheap"]],
  ] as const)("is told %s", (_, filter, expected) => {
    expect(ids(nearestProducts(shelf, { ...ALL, ...filter }))).toEqual(expected);
  });
});

describe("on the sample shelf", () => {
  const catalogue: Product[] = SAMPLE_CATALOGUE.map(({ texts, ...entry }) => ({ ...entry, ...texts.hr }));
  const idsOf = (query: string) => ids(filterProducts(catalogue, filterFromQuery(new URLSearchParams(query)), "hr-HR"));

  it.each([
    ["category=oil", ["ulje-buza-2025", "ulje-bjelica-2025", "ulje-bura-2026"]],
    ["category=sparkling&sort=priceDown", ["pjenusac-zora-2022", "pjenusac-maestral-2021"]],
    ["from=14&to=15,50&sort=priceUp", ["ulje-bjelica-2025", "merlot-2022", "komovica"]],
    ["sort=priceDown&from=45", ["poklon-tri-malvazije", "poklon-crvena-zemlja"]],
  ])("%j shows what it asks for", (query, expected) => {
    expect(idsOf(query)).toEqual(expected);
  });
});
