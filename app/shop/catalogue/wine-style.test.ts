import { expect, it } from "vitest";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { findProductBySlug } from "./products.store.server.ts";
import { type Sweetness, sweetnessOf, tasteWords, type WineStyle } from "./wine-style.ts";

const DRY_WHITE: WineStyle = {
  scales: { sweetness: 1, body: 2, maturity: 1, wood: 1 },
  sugar: 2.8,
  acidity: 5.8,
  ageing: [{ vessel: "steel", months: 5 }],
  drinkUntil: 2028,
};

/** Regulation (EU) 2019/33, annex III, part B: sugar and acidity at both sides of each limit, in grams per litre. */
const STILL: [sugar: number, acidity: number, term: Sweetness][] = [
  [4, 1, "dry"],
  [4.1, 2.1, "dry"],
  [4.1, 2, "mediumDry"],
  [9, 7, "dry"],
  [9, 6.9, "mediumDry"],
  [9.1, 9, "mediumDry"],
  [12, 1, "mediumDry"],
  [12.1, 2, "medium"],
  [18, 8, "mediumDry"],
  [18, 7.9, "medium"],
  [18.1, 9, "medium"],
  [44.9, 6, "medium"],
  [45, 6, "sweet"],
];

/** Part A; acidity does not count. */
const SPARKLING: [sugar: number, undosed: boolean, term: Sweetness][] = [
  [2.9, true, "brutNature"],
  [2.9, false, "extraBrut"],
  [3, true, "extraBrut"],
  [6, false, "extraBrut"],
  [6.1, false, "brut"],
  [11.9, false, "brut"],
  [12, false, "extraDry"],
  [17, false, "extraDry"],
  [17.1, false, "sec"],
  [32, false, "sec"],
  [32.1, false, "demiSec"],
  [50, false, "demiSec"],
  [50.1, false, "doux"],
];

it.each(STILL)("a still wine of %d g/l sugar and %d g/l acidity is %s", (sugar, acidity, term) => {
  expect(sweetnessOf("wine", { ...DRY_WHITE, sugar, acidity })).toBe(term);
});

it.each(SPARKLING)("a sparkling wine of %d g/l sugar (undosed: %s) is %s", (sugar, undosed, term) => {
  expect(sweetnessOf("sparkling", { ...DRY_WHITE, sugar, undosed })).toBe(term);
});

it("a few words tell one wine from another, and wood is oak only where it is", () => {
  const words = (body: 3 | 4, maturity: 2 | 3, vessel: "oak" | "acacia") =>
    tasteWords({
      ...DRY_WHITE,
      scales: { sweetness: 1, body, maturity, wood: 3 },
      ageing: [{ vessel, months: 12 }],
    });
  expect(words(3, 2, "acacia")).toEqual(["fresh"]);
  expect(words(4, 3, "acacia")).toEqual(["full"]);
  expect(words(4, 2, "oak")).toEqual(["fresh", "full", "oaked"]);
  expect(words(3, 3, "acacia")).toEqual(["mediumBodied"]);
});

onBothEngines("what a product is like", (openTestShop) => {
  it("is read as it was stored, and is null where nobody has told", async () => {
    const { platform } = await openTestShop();
    const { read } = platform.database;
    const styleOf = async (slug: string) => (await findProductBySlug(read, "hr", slug))?.style;
    expect(await styleOf("malvazija-2025")).toEqual({ glass: "white", wine: DRY_WHITE });
    expect(await styleOf("medica")).toEqual({ glass: "small", wine: null });
    expect(await styleOf("ulje-buza-2025")).toEqual({
      glass: null,
      wine: null,
      oil: { medians: { fruitiness: 3.4, bitterness: 1.9, pungency: 2 } },
    });
    expect(await styleOf("poklon-tri-malvazije")).toBeNull();
    await platform.database.write((unit) =>
      unit.updateTable("products").set({ style: null }).where("id", "=", "malvazija-2025").execute(),
    );
    expect(await styleOf("malvazija-2025")).toBeNull();
  });

  it("is not read where it is none", async () => {
    const { platform } = await openTestShop();
    const store = (style: string) =>
      platform.database.write((unit) =>
        unit.updateTable("products").set({ style }).where("id", "=", "medica").execute(),
      );
    const found = () => findProductBySlug(platform.database.read, "hr", "medica");
    await store('{"glass":"boot","wine":null}');
    await expect(found()).rejects.toThrow("glass");
    await store('{"glass":null,"wine":null,"oil":{"medians":{"fruitiness":11,"bitterness":1,"pungency":1}}}');
    await expect(found()).rejects.toThrow("fruitiness");
  });
});
