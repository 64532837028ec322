import type { Platform } from "../platform/platform.server.ts";
import type { CartLine } from "../shop/cart/cart.ts";
import { readCartText, textFromCart } from "../shop/cart/cart-text.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

/** The cart that a request brings; `broken` when not all of its cookie could be read, which is then to be stored anew. */
export function readCart(request: Request, { log }: Platform): { cart: CartLine[]; broken: boolean } {
  const text = readCookie(request, "cart");
  if (text === null) return { cart: [], broken: false };
  const read = readCartText(text);
  if (!read) {
    log.warn({ length: text.length }, "a cart cookie that cannot be read was deleted");
    return { cart: [], broken: true };
  }
  const { lines, dropped } = read;
  if (dropped > 0) log.warn({ dropped }, "lines of a cart cookie that cannot be read were dropped");
  return { cart: lines, broken: dropped > 0 };
}

/** The `Set-Cookie` header that keeps a cart; an empty one needs no cookie. */
export function storeCart(platform: Platform, cart: readonly CartLine[]): string {
  return cart.length === 0 ? deleteCookie(platform, "cart") : storeCookie(platform, "cart", textFromCart(cart));
}
