import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { changeCart } from "../cart/change-cart.ts";
import type { Product } from "../catalogue/product.ts";
import { findProducts } from "../catalogue/products.store.server.ts";
import { cartChangeSchema } from "./cart-change.server.ts";
import { type Draft, findDraft, useUpDraft } from "./drafts.store.server.ts";

type HandedOver = { product: Product; quantity: number; returnTo: string | null };
type Taken = { cart: CartLine[]; returnTo: string | null };

/** The bottles that a token hands over, to be looked at: null for a token that is used up or unknown. Changes nothing. */
export async function findCartTransfer(
  { database, clock }: Platform,
  token: string,
  language: Language,
): Promise<HandedOver | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineOf(draft);
  if (!line) return null;
  const [product] = await findProducts(database.read, language, [line.productId]);
  return product ? { product, quantity: line.quantity, returnTo: draft.returnTo } : null;
}

/** The visitor's cart with the bottles that a token hands over; once: null for a token that is used up or unknown. */
export async function redeemCartTransfer(
  { database, clock }: Platform,
  token: string,
  cart: readonly CartLine[],
): Promise<Taken | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineOf(draft);
  if (!line || !(await database.write((connection) => useUpDraft(connection, token)))) return null;
  return { cart: changeCart(cart, { intent: "add", ...line }, []), returnTo: draft.returnTo };
}

function lineOf(draft: Draft): CartLine | null {
  const parsed = cartChangeSchema.parse(draft.fields);
  if (!parsed.ok || parsed.value.intent !== "add") return null;
  const { productId, quantity } = parsed.value;
  return { productId, quantity };
}
