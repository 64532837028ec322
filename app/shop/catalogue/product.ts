import type { Language } from "../../i18n/languages.ts";
import type { Bottled } from "./bottled.ts";
import type { Drawing } from "./drawing.ts";
import type { ProductStyle } from "./product-style.ts";

/** The categories, in the order in which the shop shows them. */
export const CATEGORIES = ["wine", "sparkling", "schnapps", "oil", "gift"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Those of the fourteen allergens of Regulation (EU) 1169/2011 that occur in what a winery sells. */
export const ALLERGENS = ["sulphites", "milk", "egg", "fish", "nuts", "gluten"] as const;
type Allergen = (typeof ALLERGENS)[number];

/** Nutrition per 100 ml or 100 g, as Regulation (EU) 1169/2011, annex XV orders it. */
export type Nutrition = {
  per: "100ml" | "100g";
  energyKj: number;
  energyKcal: number;
  fatGrams: number;
  saturatesGrams: number;
  carbohydrateGrams: number;
  sugarsGrams: number;
  proteinGrams: number;
  saltGrams: number;
};

/** What is written about a product in one language. */
export type ProductTexts = {
  name: string;
  /** One line for the card in the list. */
  summary: string;
  /** Grape, olive or fruit varieties; for a gift box what lies in it. */
  grape: string;
  tastingNote: string;
  food: string;
  /** The full list of ingredients, in the order the law asks for. */
  ingredients: string;
};

/** A product as the shop shows and sells it, in one language. */
export type Product = ProductTexts & {
  id: string;
  slug: string;
  category: Category;
  /** Vintage; null for what has none. */
  year: number | null;
  /** Volume in millilitres; for a gift box of all bottles together. */
  volumeMl: number;
  /** Alcohol in tenths of a percent by volume; 0 for oil. */
  alcoholTenths: number;
  /** Serving temperature in degrees Celsius, from and to; null where it does not apply. */
  serving: { from: number; to: number } | null;
  allergens: Allergen[];
  nutrition: Nutrition;
  /** Null for what is not poured, and where it is not known. */
  style: ProductStyle | null;
  /** What a wine's label tells beside; nothing for anything else, and where it is not known. */
  bottled?: Bottled | null;
  /** The ids of the products in a gift box; nothing for anything else. */
  boxContents?: string[] | null;
  /** Gross price in whole cents. */
  priceCents: number;
  /** Bottles (or boxes) that can be sold now. */
  stock: number;
  /** Whether it is packed in boxes of six (docs/rules.md "Boxes and the fee"). */
  boxed: boolean;
  drawing: Drawing;
};

/** A product of the catalogue file: one product with its texts in all four languages. */
export type CatalogueEntry = Omit<Product, keyof ProductTexts> & { texts: Record<Language, ProductTexts> };
