import { expect, it } from "vitest";
import { type Sweetness, sweetnessOf } from "../catalogue/wine-style.ts";
import { SAMPLE_CATALOGUE } from "./sample-catalogue.ts";

/** Worked out by hand from sugar and acidity (Regulation (EU) 2019/33, annex III). */
const EXPECTED: Record<string, [Sweetness, sugar: number]> = {
  "malvazija-2025": ["dry", 2.8],
  "malvazija-bagrem-2022": ["dry", 2.1],
  "malvazija-amfora-2021": ["dry", 1.2],
  "muskat-bijeli-2025": ["medium", 24],
  "rose-2025": ["dry", 3.8],
  "teran-2023": ["dry", 1.2],
  "merlot-2022": ["dry", 1.1],
  "cabernet-sauvignon-2021": ["dry", 1],
  "kazun-2019": ["dry", 1.3],
  "muskat-ruza-2024": ["sweet", 90],
  "pjenusac-maestral-2021": ["brutNature", 2],
  "pjenusac-zora-2022": ["brut", 7],
};

const wines = SAMPLE_CATALOGUE.flatMap((entry) => {
  const wine = entry.style?.wine;
  return wine ? [{ ...entry, wine }] : [];
});

it("every wine and sparkling wine has a style, nothing else has", () => {
  const ofWine = SAMPLE_CATALOGUE.filter(({ category }) => category === "wine" || category === "sparkling");
  expect(wines.map(({ id }) => id)).toEqual(ofWine.map(({ id }) => id));
});

it("every oil has been tasted by a panel, and the one that is called mild may be", () => {
  const oils = SAMPLE_CATALOGUE.filter(({ category }) => category === "oil");
  expect(oils.map(({ style }) => style?.oil?.medians)).toEqual([
    { fruitiness: 3.4, bitterness: 1.9, pungency: 2 },
    { fruitiness: 5.2, bitterness: 6.2, pungency: 6.6 },
    { fruitiness: 6.2, bitterness: 4, pungency: 4.8 },
  ]);
  const isMild = ({ texts }: (typeof oils)[number]) => /\bmild\b/.test(texts.en.summary);
  const most = oils
    .filter(isMild)
    .flatMap(({ style }) => [style?.oil?.medians.bitterness, style?.oil?.medians.pungency]);
  expect(most).toEqual([1.9, 2]);
});

it("the term of every wine is the one worked out by hand", () => {
  expect(
    Object.fromEntries(wines.map(({ id, category, wine }) => [id, [sweetnessOf(category, wine), wine.sugar]])),
  ).toEqual(EXPECTED);
});

it.each(wines)(
  "the style of $id fits its nutrition, its vintage and its scales",
  ({ nutrition, year, category, wine }) => {
    // Nutrition is rounded to tenths of a gram in 100 ml, which is a gram in a litre.
    expect(Math.abs(wine.sugar - 10 * nutrition.sugarsGrams)).toBeLessThanOrEqual(0.5);
    expect(wine.drinkUntil).toBeGreaterThan(2026);
    const months = wine.ageing.reduce((sum, one) => sum + one.months, 0);
    // Picked in October at the latest; the shop of the sample opens in November 2026.
    expect(months).toBeLessThanOrEqual((2026 - (year ?? 0)) * 12 + 1);
    const inWood = wine.ageing.some(({ vessel }) => vessel === "oak" || vessel === "acacia");
    expect(wine.scales.wood > 1).toBe(inWood);
    const term = sweetnessOf(category, wine);
    expect(wine.scales.sweetness).toBe({ medium: 3, sweet: 5 }[term as string] ?? 1);
  },
);
