import type { TFunction } from "i18next";
import type { ListFilter } from "../../shop/catalogue/product-list.ts";

/** What an empty list says, in words: few lists are empty, and the others carry none of it. */
export type NothingDescription = Record<"title" | "advice" | "anyPrice" | "all" | "nearest", string>;

/** What a list without products says of its filter, with the texts `no-products`. */
export function describeNothing({ category, fromCents, toCents }: ListFilter, text: TFunction): NothingDescription {
  const priced = fromCents !== null || toCents !== null;
  return {
    title: text(category ? "category" : "price"),
    advice: text(priced ? "tryPrice" : "tryCategory"),
    anyPrice: text("anyPrice"),
    all: text("all"),
    nearest: text("nearest"),
  };
}
