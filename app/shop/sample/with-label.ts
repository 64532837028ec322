import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Bottled, RecyclingCode } from "../catalogue/bottled.ts";
import type { CatalogueEntry, ProductTexts } from "../catalogue/product.ts";
import type { ProductStyle } from "../catalogue/product-style.ts";
import { wineNutrition } from "../catalogue/wine-nutrition.ts";
import type { WineStyle } from "../catalogue/wine-style.ts";
import { ingredientsInWords } from "../e-label/ingredients.ts";

/** A wine of the catalogue file: its nutrition and its list of ingredients follow from what it is made of. */
export type BottledEntry = Omit<CatalogueEntry, "nutrition" | "bottled" | "style" | "texts"> & {
  style: ProductStyle & { wine: WineStyle };
  bottled: Bottled;
  texts: Record<Language, Omit<ProductTexts, "ingredients">>;
};

/** A wine with all that follows from its analysis and its ingredients. */
export function withLabel(entry: BottledEntry): CatalogueEntry {
  const { alcoholTenths, style, bottled } = entry;
  const texts = LANGUAGES.map((language) => [
    language,
    { ...entry.texts[language], ingredients: ingredientsInWords(bottled, language) },
  ]);
  return {
    ...entry,
    nutrition: wineNutrition({ alcoholTenths, ...style.wine, ...bottled }),
    texts: Object.fromEntries(texts),
  };
}

/** What a bottle of still wine is made of, to be sorted. */
export function stillParts(glass: RecyclingCode): Bottled["parts"] {
  return [
    { part: "bottle", code: glass },
    { part: "stopper", code: "FOR 51" },
    { part: "capsule", code: "ALU 41" },
    { part: "label", code: "PAP 22" },
  ];
}

/** The same of a sparkling wine, whose cork a wire holds. */
export function sparklingParts(glass: RecyclingCode): Bottled["parts"] {
  const [bottle, stopper, ...others] = stillParts(glass);
  return [...(bottle && stopper ? [bottle, stopper] : []), { part: "wireHood", code: "FE 40" }, ...others];
}
