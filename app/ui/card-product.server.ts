import type { TFunction } from "i18next";
import { type Award, bestAwardOf } from "../shop/awards/awards.ts";
import type { Product } from "../shop/catalogue/product.ts";
import { shownStock } from "../shop/catalogue/product-facts.ts";
import { sweetnessOf, tasteWords } from "../shop/catalogue/wine-style.ts";
import { pictureMarkup } from "./drawings/products/picture-markup.server.ts";
import type { CardProduct } from "./product-card.tsx";

type TextOf = (namespace: string) => TFunction;

/** What a card shows of a product, for a loader, with the texts `wine` and `awards`: what is left out need not travel. */
export function cardProduct(product: Product, text: TextOf): CardProduct {
  const { id, slug, name, year, summary, volumeMl, priceCents, drawing, category } = product;
  const award = bestAwardOf(slug);
  return {
    ...{ id, name, year, summary, volumeMl, priceCents, category },
    slug: slug === id ? undefined : slug,
    picture: pictureMarkup(drawing, year),
    stock: shownStock(product.stock),
    taste: tasteLine(product, text("wine")),
    medal: award ? { tone: award.tone, words: awardWords(award, text("awards")) } : undefined,
  };
}

/** What a wine tastes like in a few words: `dry · fresh` (docs/rules.md "Wines"); undefined for what is none. */
export function tasteLine({ category, style }: Pick<Product, "category" | "style">, text: TFunction) {
  if (!style?.wine) return undefined;
  const words = tasteWords(style.wine).map((word) => text(`taste.${word}`));
  return [text(`sweetness.${sweetnessOf(category, style.wine)}`), ...words].join(" · ");
}

/** An award in a line, with the texts `awards`: `Gold medal, Salon Terra Rossa 2025`. */
export function awardWords({ tone, competition, year }: Award, text: TFunction): string {
  return `${text(`tones.${tone}`)}, ${competition} ${year}`;
}
