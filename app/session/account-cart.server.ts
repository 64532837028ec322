import type { Platform } from "../platform/platform.server.ts";
import { agreeOnCart } from "../shop/accounts/join-carts.ts";
import { type Session, updateSessionCart } from "../shop/accounts/sessions.store.server.ts";
import { updateAccountCart } from "../shop/accounts/users.store.server.ts";
import type { CartLine } from "../shop/cart/cart.ts";
import { cartFromText, textFromCart } from "../shop/cart/cart-text.ts";
import { readCart } from "./cart-cookie.server.ts";

type ReadCart = {
  cart: CartLine[];
  /** Whether the cookie must be stored anew. */
  changed: boolean;
};

/**
 * The visitor's cart: the cookie's, and for somebody who is logged in the one of the account, so that it is the same on every device.
 * What this device has changed since is kept for the account; what another has changed comes here.
 */
export async function cartOfVisitor(request: Request, platform: Platform, session: Session | null): Promise<ReadCart> {
  const { cart, broken } = readCart(request, platform);
  if (!session) return { cart, changed: broken };
  const device = textFromCart(cart);
  const { id, user, cart: agreed, accountCart } = session;
  const text = agreeOnCart({ device, account: accountCart, agreed });
  if (text !== agreed || text !== accountCart) {
    await platform.database.write(async (connection) => {
      await updateSessionCart(connection, id, text);
      if (text !== accountCart) await updateAccountCart(connection, user.id, text);
    });
  }
  if (text === device) return { cart, changed: broken };
  return { cart: cartFromText(text) ?? [], changed: true };
}
