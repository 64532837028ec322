import type { Platform } from "../platform/platform.server.ts";
import { type CartLine, cartFromText, textFromCart } from "../shop/cart/cart.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

/** The cart that a request brings; `broken` when its cookie could not be read, which is then to be deleted. */
export function readCart(request: Request, { log }: Platform): { cart: CartLine[]; broken: boolean } {
  const text = readCookie(request, "cart");
  if (text === null) return { cart: [], broken: false };
  const cart = cartFromText(text);
  if (cart) return { cart, broken: false };
  log.warn({ length: text.length }, "a cart cookie that cannot be read was deleted");
  return { cart: [], broken: true };
}

/** The `Set-Cookie` header that keeps a cart; an empty one needs no cookie. */
export function storeCart(platform: Platform, cart: readonly CartLine[]): string {
  return cart.length === 0 ? deleteCookie(platform, "cart") : storeCookie(platform, "cart", textFromCart(cart));
}
