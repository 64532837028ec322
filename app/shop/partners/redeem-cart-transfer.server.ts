import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { changeCart } from "../cart/change-cart.ts";
import { cartForm } from "./cart-change.server.ts";
import { type Draft, findDraft, useUpDraft } from "./drafts.store.server.ts";

type CartTransfer = { line: CartLine; returnTo: string | null };
type RedeemedTransfer = { cart: CartLine[]; productId: string; returnTo: string | null };

/** The bottles that a token hands over, to be looked at: null for a token that is used up or unknown. Changes nothing. */
export async function findCartTransfer({ database, clock }: Platform, token: string): Promise<CartTransfer | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineOf(draft);
  return line && { line, returnTo: draft.returnTo };
}

/** The visitor's cart with the bottles that a token hands over; once: null for a token that is used up or unknown. */
export async function redeemCartTransfer(
  { database, clock }: Platform,
  token: string,
  cart: readonly CartLine[],
): Promise<RedeemedTransfer | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineOf(draft);
  if (!line || !(await database.write((connection) => useUpDraft(connection, token)))) return null;
  const { productId } = line;
  return { cart: changeCart(cart, { intent: "add", ...line }, []), productId, returnTo: draft.returnTo };
}

function lineOf(draft: Draft): CartLine | null {
  const parsed = cartForm.parse(draft.fields);
  if (!parsed.ok || parsed.value.intent !== "add") return null;
  const { productId, quantity } = parsed.value;
  return { productId, quantity };
}
