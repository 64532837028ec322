import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { findProducts } from "../catalogue/products.store.server.ts";
import { type CartLine, quantityOf } from "./cart.ts";
import { type DetailedCart, detailCart } from "./detailed-cart.ts";

/** The cart's lines with their products in a language, held against the catalogue. */
export async function loadCart(
  { database }: Platform,
  language: Language,
  cart: readonly CartLine[],
): Promise<DetailedCart> {
  const ids = cart.map(({ productId }) => productId);
  return detailCart(cart, await findProducts(database.read, language, ids));
}

/** Whether more of a product lies in a cart than before, once it is held against the catalogue: only then it was added. */
export async function isAdded(
  platform: Platform,
  language: Language,
  { before, after, productId }: { before: readonly CartLine[]; after: readonly CartLine[]; productId: string },
): Promise<boolean> {
  const { lines } = await loadCart(platform, language, after);
  return quantityOf(lines, productId) > quantityOf(before, productId);
}
