import type { TFunction } from "i18next";
import { boundLetters } from "../i18n/bound-letters.ts";
import type { Language } from "../i18n/languages.ts";
import { type Award, bestAwardOf } from "../shop/awards/awards.ts";
import { WINE_COLOURS } from "../shop/catalogue/drawing.ts";
import { CATEGORIES, type Product } from "../shop/catalogue/product.ts";
import {
  colourInGlass,
  formatAlcohol,
  formatVolume,
  pricedVolumeMl,
  shownStock,
  wineColour,
} from "../shop/catalogue/product-properties.ts";
import { sweetnessOf, tasteWords } from "../shop/catalogue/wine-style.ts";
import { medalMarkup, pictureMarkup } from "./drawings/products/picture-markup.server.ts";
import { groundClasses } from "./ground.ts";
import type { CardProduct } from "./product-card.tsx";

type TextOf = (namespace: string) => TFunction;

/**
 * What a card shows of a product, for a loader, with the texts `product-label`, `wine` and `awards`. What a card does not need is not sent.
 */
export function cardProduct(product: Product, language: Language, text: TextOf): CardProduct {
  const { id, slug, name, year, priceCents } = product;
  const award = bestAwardOf(slug);
  return {
    ...{ id, name, priceCents },
    summary: boundLetters(product.summary, language),
    year: year ?? undefined,
    ground: groundOf(product),
    facts: factsLine({ ...product, year: null }, language, text("product-label")),
    volumeMl: pricedVolumeMl(product),
    slug: slug === id ? undefined : slug,
    picture: pictureMarkup(product),
    stock: shownStock(product.stock),
    taste: tasteLine(product, text("wine")),
    medal: award ? { picture: medalMarkup(slug, awardWords(award, text("awards"))) } : undefined,
  };
}

/** The classes of a product's ground (`groundClasses`). */
export function groundOf(product: Pick<Product, "category" | "style" | "drawing">): string {
  return groundClasses({ category: product.category, colour: wineColour(product) });
}

/** All classes of grounds. */
export const GROUND_CLASSES: readonly string[] = [
  ...CATEGORIES.map((category) => `kind-${category}`),
  ...["ruby", ...WINE_COLOURS].map((colour) => `wine-${colour}`),
];

/** What stands beside the name: the vintage or the number of bottles in a box, the litres, and a spirit's strength. */
export function factsLine(
  { category, year, boxContents, volumeMl, alcoholTenths }: Product,
  language: Language,
  text: TFunction,
) {
  return [
    year ?? (boxContents && text("bottles", { count: boxContents.length })),
    formatVolume(volumeMl, language),
    category === "schnapps" && formatAlcohol(alcoholTenths, language),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * A wine's colour and taste in a few words: `white, dry, fresh` (docs/rules.md "Wines"); undefined for other products. Narrow columns break
 * it, and readers expect the comma at the end of a line.
 */
export function tasteLine(product: Pick<Product, "category" | "style" | "drawing">, text: TFunction) {
  const { category, style } = product;
  if (!style?.wine) return undefined;
  const words = tasteWords(style.wine).map((word) => text(`taste.${word}`));
  return [
    text(`colours.${colourInGlass(product)}`),
    text(`sweetness.${sweetnessOf(category, style.wine)}`),
    ...words,
  ].join(", ");
}

/** An award in a line, with the texts `awards`: `Gold medal, Salon Terra Rossa 2025`. */
export function awardWords(award: Award, text: TFunction): string {
  return awardLines(award, text).join(", ");
}

/** The same in two lines, the medal and where it was won; the competition's name does not break. */
export function awardLines({ tone, competition, year }: Award, text: TFunction): [string, string] {
  return [text(`tones.${tone}`), `${competition.replaceAll(" ", "\u00a0")} ${year}`];
}
