import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { cartOfVisitor } from "../../session/account-cart.server.ts";
import { storeCart } from "../../session/cart-cookie.server.ts";
import type { Session } from "../../shop/accounts/sessions.store.server.ts";
import type { CartLine } from "../../shop/cart/cart.ts";
import { type CartDetails, cartDetails, wasChanged } from "../../shop/cart/detailed-cart.ts";
import { loadCart } from "../../shop/cart/load-cart.server.ts";
import { COUNTRY_OF_LANGUAGE } from "../../shop/delivery/delivery.ts";
import { findShippingPrice } from "../../shop/delivery/shipping-prices.store.server.ts";

type VisitorCart = {
  cart: readonly CartLine[];
  details: CartDetails | null;
  /** The `Set-Cookie` header that keeps what has changed; null where nothing has. */
  cookie: string | null;
};

type Visitor = { request: Request; platform: Platform; session: Session | null };

/**
 * What a page knows of the cart: its lines if the panel is open or a notice mentions one of them. What the catalogue removed is stored only
 * with the open panel, which reports it.
 */
export async function loadFrameCart(
  visitor: Visitor,
  language: Language,
  { isOpen, isAdded }: { isOpen: boolean; isAdded: boolean },
): Promise<VisitorCart> {
  if (isOpen) return loadDetailedCart(visitor, language);
  const present = await loadVisitorCart(visitor);
  if (!isAdded) return present;
  return { ...present, details: (await loadCartDetails(visitor.platform, language, present.cart)).details };
}

/** The visitor's cart as the cookie, and for an account the other devices, have it. Nothing is asked of the catalogue. */
async function loadVisitorCart({ request, platform, session }: Visitor): Promise<VisitorCart> {
  const { cart, changed } = await cartOfVisitor(request, platform, session);
  return { cart, details: null, cookie: changed ? storeCart(platform, cart) : null };
}

/** The same with its products in a language, checked against the catalogue: products that are gone or sold out are removed. */
export async function loadDetailedCart(visitor: Visitor, language: Language): Promise<VisitorCart> {
  const { cart, changed } = await cartOfVisitor(visitor.request, visitor.platform, visitor.session);
  const detailed = await loadCartDetails(visitor.platform, language, cart);
  const { lines } = detailed.details;
  const cookie = changed || detailed.changed ? storeCart(visitor.platform, lines) : null;
  return { cart: lines, details: detailed.details, cookie };
}

/** What the panel shows of a cart; `changed`: the catalogue has reduced it. */
export async function loadCartDetails(
  platform: Platform,
  language: Language,
  cart: readonly CartLine[],
): Promise<{ details: CartDetails; changed: boolean }> {
  const [detailed, delivery] = await Promise.all([
    loadCart(platform, language, cart),
    findShippingPrice(platform.database.read, COUNTRY_OF_LANGUAGE[language]),
  ]);
  return { details: cartDetails(detailed, delivery), changed: wasChanged(detailed) };
}
