import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { changeCart } from "../cart/change-cart.ts";
import { cartChangeSchema } from "./cart-change.server.ts";
import { findDraft, useUpDraft } from "./drafts.store.server.ts";

type Taken = { cart: CartLine[]; language: Language; returnTo: string | null };

/** The visitor's cart with the bottles that a token hands over; once: null for a token that is used up or unknown. */
export async function redeemCartTransfer(
  { database, clock }: Platform,
  token: string,
  cart: readonly CartLine[],
): Promise<Taken | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  if (!draft || !(await database.write((connection) => useUpDraft(connection, token)))) return null;
  const parsed = cartChangeSchema.parse(draft.fields);
  if (!parsed.ok || parsed.value.intent !== "add") return null;
  return { cart: changeCart(cart, parsed.value, []), language: draft.language, returnTo: draft.returnTo };
}
