import { translator } from "../../app/i18n/i18next.server.ts";
import type { Language } from "../../app/i18n/languages.ts";
import { wineColour } from "../../app/shop/catalogue/product-properties.ts";
import { PACKAGES } from "../../app/shop/reservations/tastings.ts";
import { SAMPLE_CATALOGUE } from "../../app/shop/sample/sample-catalogue.ts";
import { cardProduct } from "../../app/ui/card-product.server.ts";
import { pictureMarkup } from "../../app/ui/drawings/products/picture-markup.server.ts";

/** What the page of the parts shows of the sample catalogue, in a language. */
export function partsData(language: Language) {
  const text = (file: string) => translator(language, file);
  const products = SAMPLE_CATALOGUE.map((entry) => {
    const { id, slug, year, boxed, category } = entry;
    const card = cardProduct({ ...entry, ...entry.texts[language] }, language, text);
    return {
      id,
      slug,
      year,
      boxed,
      category,
      colour: wineColour(entry),
      name: card.name,
      priceCents: card.priceCents,
      card,
      markup: pictureMarkup(entry),
    };
  });
  return { products, packages: PACKAGES };
}

export type PartsData = ReturnType<typeof partsData>;
