import type { BottlePart, Ingredient } from "../../catalogue/bottled.ts";

/** The official languages of the European Union, as a browser names them. */
export const EU_LANGUAGES = [
  ...(["bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "ga", "hr"] as const),
  ...(["hu", "it", "lt", "lv", "mt", "nl", "pl", "pt", "ro", "sk", "sl", "sv"] as const),
];
export type EuLanguage = (typeof EU_LANGUAGES)[number];

/** What an additive does, which is named before it. */
const ADDITIVE_CLASSES = ["acidityRegulator", "stabiliser", "antioxidant", "preservative"] as const;
export type AdditiveClass = (typeof ADDITIVE_CLASSES)[number];

const MATERIALS = ["glass", "cork", "aluminium", "steel", "paper"] as const;
export type Material = (typeof MATERIALS)[number];

/** The rows of a nutrition declaration in the order of Regulation (EU) 1169/2011, annex XV. */
export const NUTRIENTS = ["energy", "fat", "saturates", "carbohydrate", "sugars", "protein", "salt"] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Every word of an electronic label in one language; those of the regulations as they stand there. */
export type ELabelWords = {
  /** The language's name in itself. */
  name: string;
  decimalMark: "," | ".";
  headings: { ingredients: string; nutrition: string; packaging: string; languages: string };
  per100ml: string;
  nutrients: Record<Nutrient, string>;
  ingredients: Record<Ingredient, string>;
  additives: Record<AdditiveClass, string>;
  protectiveAtmosphere: string;
  parts: Record<BottlePart, string>;
  materials: Record<Material, string>;
  /** Asks to sort the parts as the place asks where one lives. */
  sorting: string;
};
