import type { TFunction } from "i18next";
import type { Language } from "../../i18n/languages.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import type { Nutrition, Product } from "../../shop/catalogue/product.ts";
import { decimal, formatAlcohol, formatVolume } from "../../shop/catalogue/product-properties.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { inTables } from "./nutrition-tables.ts";

/** What stands on the back of a bottle, in words: each page needs few of them, and the browser gets no others. */
export type LabelDescription = {
  title: string;
  facts: [term: string, value: string][];
  /** Heads what it is made of. */
  ingredients: string;
  /** Of the product, or of each bottle in a gift box. */
  contents: LabelContent[];
  tables: NutritionTable[];
};

export type LabelContent = {
  /** With its vintage. */
  name: string;
  ingredients: string;
  allergens: { contained: boolean; words: string };
};

/** Figures of bottles beside one another. */
export type NutritionTable = {
  /** Of which amount they are. */
  title: string;
  names: string[];
  /** With an amount of each bottle; a part of the value above it is set in. */
  rows: { name: string; amounts: string[]; isPart?: true }[];
};

/**
 * The label of a product, with the texts `product-label`; for a gift box, what each bottle's label says.
 * @param catalogue where the bottles of a box are looked up
 */
export function describeLabel(
  product: Product,
  catalogue: readonly Product[],
  language: Language,
  text: TFunction,
): LabelDescription {
  const bottles = (product.boxContents ?? []).flatMap((id) => catalogue.find((bottle) => bottle.id === id) ?? []);
  const contents = bottles.length === 0 ? [product] : bottles;
  return {
    title: text("title"),
    facts: labelFacts(product, language, text),
    ingredients: text("ingredients"),
    contents: contents.map((bottle) => labelContent(bottle, text)),
    tables: inTables(contents).map((beside) => nutritionTable(beside, language, text)),
  };
}

function labelContent(product: Product, text: TFunction): LabelContent {
  const names = product.allergens.map((allergen) => text(`allergens.${allergen}`)).join(", ");
  return {
    name: nameWithYear(product),
    ingredients: product.ingredients,
    allergens: names
      ? { contained: true, words: text("contains", { names }) }
      : { contained: false, words: text("noAllergens") },
  };
}

function labelFacts(product: Product, language: Language, text: TFunction): LabelDescription["facts"] {
  const { category, grape, year, volumeMl, alcoholTenths, boxContents } = product;
  const { company, address = "" } = wineryInTexts(language);
  const facts: LabelDescription["facts"] = [[text(`grape.${category}`), grape]];
  if (year !== null) facts.push([text(category === "oil" ? "harvest" : "year"), `${year}`]);
  facts.push([text("volume"), formatVolume(volumeMl, language)]);
  // Of a box it is told of each bottle, in the line that names them.
  if (alcoholTenths > 0 && !boxContents) facts.push([text("alcohol"), formatAlcohol(alcoholTenths, language)]);
  facts.push([text("origin"), text("originValue")]);
  // Street and town stay whole.
  facts.push([text("producer"), `${company}, ${address.replace(/(?<!,) /g, "\u00a0")}`]);
  // As docs/rules.md "Oils" has it.
  if (category === "oil") facts.push([text("storage"), text("storageOfOil")]);
  return facts;
}

const ROWS = ["energy", "fat", "saturates", "carbohydrate", "sugars", "protein", "salt"] as const;

/** In the order of annex XV of Regulation (EU) 1169/2011. @param bottles whose figures are of the same amount */
function nutritionTable(bottles: readonly Product[], language: Language, text: TFunction): NutritionTable {
  const figures = bottles.map(({ nutrition }) => amountsOf(nutrition, language));
  const [per = "100ml"] = bottles.map(({ nutrition }) => nutrition.per);
  return {
    title: text(`nutrition.per.${per}`),
    names: bottles.map(nameWithYear),
    rows: ROWS.map((name) => {
      const isPart = name === "saturates" || name === "sugars";
      const amounts = figures.map((each) => each[name]);
      return { name: text(`nutrition.${name}`), amounts, ...(isPart ? { isPart } : {}) };
    }),
  };
}

function amountsOf(nutrition: Nutrition, language: Language): Record<(typeof ROWS)[number], string> {
  const grams = (amount: number) => `${decimal(amount, language)}\u00a0g`;
  return {
    energy: `${nutrition.energyKj}\u00a0kJ\u00a0/ ${nutrition.energyKcal}\u00a0kcal`,
    fat: grams(nutrition.fatGrams),
    saturates: grams(nutrition.saturatesGrams),
    carbohydrate: grams(nutrition.carbohydrateGrams),
    sugars: grams(nutrition.sugarsGrams),
    protein: grams(nutrition.proteinGrams),
    salt: grams(nutrition.saltGrams),
  };
}
