import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { BoxedBottle, Drawing } from "../catalogue/drawing.ts";
import type { CatalogueEntry, ProductTexts } from "../catalogue/product.ts";
import { OILS } from "./oil.ts";
import { SCHNAPPS } from "./schnapps.ts";
import { SPARKLINGS } from "./sparkling.ts";
import { WINES } from "./wine.ts";

/** A gift box of the catalogue file: its bottles and ingredients follow from what lies in it. */
export type BoxEntry = Omit<CatalogueEntry, "boxContents" | "texts"> & {
  boxContents: string[];
  texts: Record<Language, Omit<ProductTexts, "ingredients">>;
};

const BOTTLES = [...WINES, ...SPARKLINGS, ...SCHNAPPS, ...OILS];

const isBottle = (drawing: Drawing): drawing is Drawing & BoxedBottle => drawing.shape !== "giftBox";

/** A gift box with the drawings and ingredients of each bottle in it. */
export function withContents(box: BoxEntry): CatalogueEntry {
  const bottles = box.boxContents.map((id) => {
    const bottle = BOTTLES.find((entry) => entry.id === id);
    if (!bottle) throw new Error(`${box.id} holds ${id}, which there is not`);
    return bottle;
  });
  const listed = (language: Language) =>
    bottles.map(({ texts }) => `${texts[language].name}: ${texts[language].ingredients}`).join(" ");
  const holds = bottles.map(({ drawing }) => drawing).filter(isBottle);
  const texts = LANGUAGES.map((language) => [language, { ...box.texts[language], ingredients: listed(language) }]);
  return { ...box, drawing: { ...box.drawing, holds }, texts: Object.fromEntries(texts) };
}
