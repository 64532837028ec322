import type { RecyclingCode } from "../catalogue/bottled.ts";
import type { Product } from "../catalogue/product.ts";
import { listIngredients, type NamedIngredient } from "./ingredients.ts";
import { LABEL_WORDS } from "./words/all-label-words.ts";
import { type ELabelWords, type EuLanguage, type Material, NUTRIENTS, type Nutrient } from "./words/label-words.ts";

const MATERIAL_OF: Record<RecyclingCode, Material> = {
  "GL 70": "glass",
  "GL 71": "glass",
  "GL 72": "glass",
  "FOR 51": "cork",
  "ALU 41": "aluminium",
  "FE 40": "steel",
  "PAP 22": "paper",
};

/** What a wine's electronic label says, in the words of one language, and nothing beside (docs/rules.md "Labels"). */
export type ELabel = {
  words: ELabelWords;
  volumeAndAlcohol: string;
  ingredients: NamedIngredient[];
  protectiveAtmosphere: boolean;
  nutrition: { nutrient: Nutrient; name: string; amount: string }[];
  parts: { part: string; code: string; material: string }[];
};

/** The label of a wine or a sparkling wine; null for anything else, and for wines of which the facts are not known. */
export function eLabelOf(product: Product, language: EuLanguage): ELabel | null {
  const { bottled } = product;
  if (!bottled) return null;
  const words = LABEL_WORDS[language];
  const number = (value: number) => `${value}`.replace(".", words.decimalMark);
  return {
    words,
    volumeAndAlcohol: `${number(product.volumeMl / 1000)}\u00a0l · ${number(product.alcoholTenths / 10)}\u00a0%\u00a0vol`,
    ingredients: listIngredients(bottled, words),
    protectiveAtmosphere: bottled.protectiveAtmosphere,
    nutrition: NUTRIENTS.map((nutrient) => ({
      nutrient,
      name: words.nutrients[nutrient],
      amount: amountOf(product, nutrient, number),
    })),
    parts: bottled.parts.map(({ part, code }) => ({
      part: words.parts[part],
      code: code.replace(" ", "\u00a0"),
      material: words.materials[MATERIAL_OF[code]],
    })),
  };
}

function amountOf({ nutrition }: Product, nutrient: Nutrient, number: (value: number) => string): string {
  if (nutrient === "energy") return `${nutrition.energyKj}\u00a0kJ / ${nutrition.energyKcal}\u00a0kcal`;
  return `${number(nutrition[`${nutrient}Grams`])}\u00a0g`;
}
