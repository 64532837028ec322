import { isProductId } from "../cart/cart.ts";

/** The ids of products that somebody likes, the latest last (docs/rules.md "Favourites"). */
export type Favourites = readonly string[];

/** As many as the cookie holds with the longest ids. */
const MAX_FAVOURITES = 50;
const MAX_COOKIE_LENGTH = 4096;
/** Stands in no id, and needs no escaping in a cookie. */
export const BETWEEN_FAVOURITES = ".";

/** The favourites with one more, or without it. What is there already keeps its place; beyond 50 the oldest goes. */
export function withFavourite(favourites: Favourites, productId: string, isWanted: boolean): Favourites {
  if (!isWanted) return favourites.filter((id) => id !== productId);
  return joinFavourites(favourites, [productId]);
}

/** Those of both, each once; beyond 50 the oldest go. */
export function joinFavourites(one: Favourites, other: Favourites): Favourites {
  return [...new Set([...one, ...other])].slice(-MAX_FAVOURITES);
}

/** The favourites that a text holds; what cannot be an id is left out. */
export function favouritesFromText(text: string): Favourites {
  if (text.length > MAX_COOKIE_LENGTH) return [];
  return joinFavourites([], text.split(BETWEEN_FAVOURITES).filter(isProductId));
}

/** The text that cookie and account hold; empty for none. */
export function textFromFavourites(favourites: Favourites): string {
  return favourites.join(BETWEEN_FAVOURITES);
}
