import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Colour } from "../catalogue/drawing.ts";
import { CATEGORIES, type ProductTexts } from "../catalogue/product.ts";
import { SAMPLE_CATALOGUE } from "./sample-catalogue.ts";

const TEXTS = [
  "name",
  "summary",
  "grape",
  "tastingNote",
  "food",
  "ingredients",
] as const satisfies readonly (keyof ProductTexts)[];
/** A name or a list of grapes may read the same in two languages, a sentence may not. */
const SENTENCES = ["summary", "tastingNote", "food", "ingredients"] as const satisfies readonly (keyof ProductTexts)[];

/** Small words that stand in every longer text of a language and in none of the others. */
const TELLTALES: Record<Language, RegExp> = {
  hr: /(^|[ (])(u|na|s|za|od|po|iz|smo)[ ,.:]/,
  en: /(^|[ (])(the|and|with|of)[ ,.:]/,
  it: /(^|[ (])(di|il|della|delle|dalla|è|con|nella)[ ,.:]|(^|[ (])(l'|un')/,
  de: /(^|[ (])(und|der|die|das|mit|nach|nie)[ ,.:]/,
};

/** Label inks that stay legible on each label paper. */
const LEGIBLE: Record<Colour, Colour[]> = {
  paper: ["ink", "soil", "olive"],
  mist: ["ink", "soil", "olive"],
  gold: ["ink"],
  ink: ["paper", "mist", "gold"],
  soil: ["paper", "mist"],
  olive: ["paper", "mist"],
};

const ALCOHOL_GRAMS_PER_ML = 0.789;
const ALCOHOL_KCAL_PER_GRAM = 7;

const distinct = (values: unknown[]) => new Set(values).size;
const inCategory = (category: string) => SAMPLE_CATALOGUE.filter((entry) => entry.category === category);

describe("the sample catalogue as a whole", () => {
  it("holds at least 18 products, in the order of the categories", () => {
    expect(SAMPLE_CATALOGUE.length).toBeGreaterThanOrEqual(18);
    const order = SAMPLE_CATALOGUE.map((entry) => CATEGORIES.indexOf(entry.category));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("gives every product its own id, slug, drawing, and name in each language", () => {
    const count = SAMPLE_CATALOGUE.length;
    expect(distinct(SAMPLE_CATALOGUE.map((entry) => entry.id))).toBe(count);
    expect(distinct(SAMPLE_CATALOGUE.map((entry) => entry.slug))).toBe(count);
    expect(distinct(SAMPLE_CATALOGUE.map((entry) => JSON.stringify(entry.drawing)))).toBe(count);
    for (const language of LANGUAGES) {
      expect(distinct(SAMPLE_CATALOGUE.map((entry) => entry.texts[language].name))).toBe(count);
    }
  });

  it("has something in every category", () => {
    expect(CATEGORIES.filter((category) => inCategory(category).length === 0)).toEqual([]);
  });

  it("has exactly one product out of stock, a wine", () => {
    expect(SAMPLE_CATALOGUE.filter((entry) => entry.stock === 0).map((entry) => entry.category)).toEqual(["wine"]);
  });

  it("has the three round prices that examples and tests count on", () => {
    const prices = (category: string) => inCategory(category).map((entry) => entry.priceCents);
    expect(prices("wine").filter((price) => price === 999)).toHaveLength(1);
    expect(prices("wine").filter((price) => price === 1250)).toHaveLength(1);
    expect(prices("oil").filter((price) => price === 1400)).toHaveLength(1);
  });
});

describe.each(SAMPLE_CATALOGUE)("the sample product $id", (entry) => {
  it("has a plain slug, whole cents and whole bottles", () => {
    expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(entry.priceCents).toSatisfy(Number.isSafeInteger);
    expect(entry.priceCents).toBeGreaterThan(0);
    expect(entry.stock).toSatisfy(Number.isSafeInteger);
    expect(entry.stock).toBeGreaterThanOrEqual(0);
  });

  it("comes in boxes of six if it is a wine, a sparkling wine or a schnapps, and only then", () => {
    expect(entry.boxed).toBe(["wine", "sparkling", "schnapps"].includes(entry.category));
  });

  it("says everything in each language, without stray blanks", () => {
    for (const language of LANGUAGES) {
      for (const text of TEXTS) {
        expect(entry.texts[language][text]).toMatch(/^\S(.*\S)?$/);
        expect(entry.texts[language][text]).not.toMatch(/ {2}/);
      }
    }
  });

  it.each(SENTENCES)("writes the %s anew for each language", (text) => {
    expect(distinct(LANGUAGES.map((language) => entry.texts[language][text]))).toBe(LANGUAGES.length);
  });

  it.each(LANGUAGES)("keeps to its language in the tasting note (%s)", (language) => {
    const note = entry.texts[language].tastingNote;
    expect(LANGUAGES.filter((candidate) => TELLTALES[candidate].test(` ${note.toLowerCase()}`))).toEqual([language]);
    expect(note.match(/[.:;]( |$)/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it("states energy in kilojoules and kilocalories that agree", () => {
    const ratio = entry.nutrition.energyKj / entry.nutrition.energyKcal;
    expect(ratio).toBeGreaterThan(4.1);
    expect(ratio).toBeLessThan(4.25);
  });

  it("states energy that its alcohol, fat and carbohydrate explain", () => {
    const { nutrition } = entry;
    expect(nutrition.sugarsGrams).toBeLessThanOrEqual(nutrition.carbohydrateGrams);
    expect(nutrition.saturatesGrams).toBeLessThanOrEqual(nutrition.fatGrams);
    // A gift box states its strongest bottle, but the mean energy of all of them.
    if (entry.category === "gift") return;
    const fromAlcohol = (entry.alcoholTenths / 10) * ALCOHOL_GRAMS_PER_ML * ALCOHOL_KCAL_PER_GRAM;
    const explained = fromAlcohol + 9 * nutrition.fatGrams + 4 * nutrition.carbohydrateGrams;
    expect(Math.abs(nutrition.energyKcal - explained)).toBeLessThan(3);
  });

  it("warns of sulphites where there is wine", () => {
    const holdsWine = entry.texts.en.ingredients.includes("sulphites");
    expect(entry.allergens.includes("sulphites")).toBe(holdsWine);
    expect(!["wine", "sparkling"].includes(entry.category) || holdsWine).toBe(true);
    expect(entry.allergens.includes("egg")).toBe(entry.texts.en.ingredients.includes("egg"));
  });

  it("has a label one can read", () => {
    expect(LEGIBLE[entry.drawing.label.paper]).toContain(entry.drawing.label.ink);
  });
});
