import type { TFunction } from "i18next";
import { hasPriceLimit, type ListFilter } from "../../shop/catalogue/product-list.ts";

/** What an empty list says, in words: few lists are empty, and the others carry none of these texts. */
export type NothingDescription = Record<"title" | "advice" | "anyPrice" | "all" | "nearest", string>;

/** What a list without products says about its filter, with the texts `no-products`. */
export function describeNothing(filter: ListFilter, text: TFunction): NothingDescription {
  const priced = hasPriceLimit(filter);
  return {
    title: text(priced ? "price" : "category"),
    advice: text(priced ? "tryPrice" : "tryCategory"),
    anyPrice: text("anyPrice"),
    all: text("all"),
    nearest: text("nearest"),
  };
}
