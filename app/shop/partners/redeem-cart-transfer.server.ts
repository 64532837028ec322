import type { Platform } from "../../platform/platform.server.ts";
import { type CartLine, quantityOf } from "../cart/cart.ts";
import { changeCart } from "../cart/change-cart.ts";
import { cartForm } from "./cart-change.server.ts";
import { type Draft, findDraft, updateDraft } from "./drafts.store.server.ts";

/** Under this name a draft that is used says how many of its product lay in the cart when it was. */
const HAD = "had";

type CartTransfer = { line: CartLine; returnTo: string | null };
type RedeemedTransfer = { cart: CartLine[]; productId: string; returnTo: string | null };

/**
 * The bottles that a token hands over to a visitor with this cart, to be looked at: null for a token that is used up or unknown. Changes
 * nothing.
 */
export async function findCartTransfer(
  { database, clock }: Platform,
  token: string,
  cart: readonly CartLine[],
): Promise<CartTransfer | null> {
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineFor(draft, cart);
  return line && { line, returnTo: draft.returnTo };
}

/** The visitor's cart with the bottles that a token hands over; once: null for a token that is used up or unknown. */
export async function redeemCartTransfer(
  platform: Platform,
  token: string,
  cart: readonly CartLine[],
): Promise<RedeemedTransfer | null> {
  const { database, clock } = platform;
  const draft = await findDraft(database.read, "cart", token, clock());
  const line = draft && lineFor(draft, cart);
  if (!line) return null;
  const { productId } = line;
  if (draft.fields[HAD] === undefined) {
    const fields = { ...draft.fields, [HAD]: String(quantityOf(cart, productId)) };
    const isFirst = await database.write((connection) => updateDraft(connection, token, { draft, fields }));
    // Another press came in between: this one is the second.
    if (!isFirst) return redeemCartTransfer(platform, token, cart);
  }
  return { cart: changeCart(cart, { intent: "add", ...line }, []), productId, returnTo: draft.returnTo };
}

/**
 * The bottles of a draft; null once they are taken. Where the answer to that press has never arrived, the visitor's cart is as it was
 * then: the same press again is the same, and not the second.
 */
function lineFor({ fields }: Draft, cart: readonly CartLine[]): CartLine | null {
  const parsed = cartForm.parse(fields);
  if (!parsed.ok || parsed.value.intent !== "add") return null;
  const { productId, quantity } = parsed.value;
  const isTaken = fields[HAD] !== undefined && fields[HAD] !== String(quantityOf(cart, productId));
  return isTaken ? null : { productId, quantity };
}
