import type { TFunction } from "i18next";
import type { Product } from "../shop/catalogue/product.ts";
import { sweetnessOf, tasteWords } from "../shop/catalogue/wine-style.ts";
import type { CardProduct } from "./product-card.tsx";

/** What a card shows of a product, for a loader, with the texts `wine`: what is left out need not travel. */
export function cardProduct(product: Product, text: TFunction): CardProduct {
  const { id, slug, name, year, summary, volumeMl, priceCents, stock, drawing, category, style } = product;
  const taste = style?.wine && [
    text(`sweetness.${sweetnessOf(category, style.wine)}`),
    ...tasteWords(style.wine).map((word) => text(`taste.${word}`)),
  ];
  return { id, slug, name, year, summary, volumeMl, priceCents, stock, drawing, taste: taste?.join(" · ") };
}
