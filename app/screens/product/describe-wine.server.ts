import type { TFunction } from "i18next";
import type { Language } from "../../i18n/languages.ts";
import { bestAwardOf } from "../../shop/awards/awards.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { awardWords, tasteLine } from "../../ui/card-product.server.ts";
import { medalMarkup } from "../../ui/drawings/products/picture-markup.server.ts";
import { pouredOf } from "../../ui/drawings/products/poured.ts";
import { describeGlass } from "./describe-glass.server.ts";
import { describeOil } from "./describe-oil.server.ts";
import type { MedalOfProduct } from "./product-top.tsx";

/** What stands beside and below a bottle's name: its taste, highest award, a glass, its style and how to serve it. */
export function describeWine(product: Product, language: Language, text: (namespace: string) => TFunction) {
  const oil = product.style?.oil;
  const award = bestAwardOf(product.slug);
  const medal: MedalOfProduct | null = award && {
    id: award.id,
    words: awardWords(award, text("awards")),
    picture: medalMarkup(product.slug),
  };
  return {
    taste: tasteLine(product, text("wine")),
    medal,
    poured: pouredOf(product),
    glass: oil ? describeOil(oil, language, text("oil")) : describeGlass(product, language, text("wine")),
  };
}
