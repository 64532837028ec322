import { ADDRESSES, API_PATH, matchScreen } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** A call of programs, and what holds for it wherever it is routed, let in, counted and described. */
export type CallRow = {
  /** Its address, as the route has it: a part that begins with a colon is a parameter. */
  path: string;
  /** The file in `api/` that answers. */
  file: string;
  /** How it is called. A call counts its posts itself, under the limits of what it does; one that is read takes none. */
  method: "GET" | "POST";
  /** What pages of `PARTNER_ORIGINS` may post there: forms too, or their scripts alone. Where it is left out, nothing. */
  partners?: "forms" | "scripts";
  /** The screen of ours on which its form can be filled in. */
  screen?: Screen;
  /** The parameter with which a call that is posted can be read as well. */
  readWith?: string;
};

/** Every call (docs/interface.md "Calls"), by the name of its route. It stays on the server: pages ask by addresses alone. */
export const CALLS = {
  "products-call": { path: ADDRESSES.products, file: "products-call", method: "GET" },
  "product-call": { path: `${ADDRESSES.products}/:slug`, file: "product-call", method: "GET" },
  "products-cart": { path: ADDRESSES.productsCart, file: "products-cart-call", method: "POST", partners: "scripts" },
  "search-suggestions": { path: ADDRESSES.searchSuggestions, file: "search-suggestions-call", method: "GET" },
  "shipping-prices-codes": { path: ADDRESSES.shippingPricesCodes, file: "shipping-prices-call", method: "GET" },
  "reservation-slots": { path: ADDRESSES.reservationSlots, file: "reservation-slots-call", method: "GET" },
  "reservations-call": {
    path: ADDRESSES.reservations,
    file: "reservations-call",
    method: "POST",
    partners: "forms",
    screen: "reservation",
  },
  "inquiries-call": {
    path: ADDRESSES.inquiries,
    file: "inquiries-call",
    method: "POST",
    partners: "forms",
    screen: "contact",
  },
  "mail-send": {
    path: ADDRESSES.mailSend,
    file: "mail-send-call",
    method: "POST",
    partners: "forms",
    screen: "contact",
  },
  "cart-call": {
    path: ADDRESSES.cartCall,
    file: "cart-call",
    method: "POST",
    partners: "forms",
    screen: "our-products",
    readWith: "take",
  },
  "auth-request-reset": {
    path: ADDRESSES.authRequestReset,
    file: "auth-request-reset-call",
    method: "POST",
    partners: "forms",
    screen: "login",
  },
  "auth-login": { path: ADDRESSES.authLogin, file: "auth-login-call", method: "POST" },
  "auth-me": { path: ADDRESSES.authMe, file: "auth-me-call", method: "GET" },
  "auth-data": { path: ADDRESSES.authData, file: "auth-data-call", method: "GET" },
  openapi: { path: ADDRESSES.openapi, file: "openapi/openapi-route", method: "GET" },
} as const satisfies Record<string, CallRow>;

export type CallName = keyof typeof CALLS;

const ROWS: readonly CallRow[] = Object.values(CALLS);

const WRITTEN_OUT = new Map(ROWS.map((row) => [row.path, row]));
const WITH_PARAMETER = ROWS.filter(({ path }) => path.includes(":")).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replace(/:\w+/g, "[^/]+")}$`),
}));

/** The call that stands at a path, or null; what is written out counts before a parameter (`/api/products/cart`). */
export function callAt(pathname: string): CallRow | null {
  const found = WRITTEN_OUT.get(pathname) ?? WITH_PARAMETER.find(({ pattern }) => pattern.test(pathname))?.row;
  return found ?? null;
}

/** Whether a path is for programs rather than for people: that of a call, or one where a call might be looked for. */
export function isCall(pathname: string): boolean {
  return API_PATH.test(pathname) || callAt(pathname) !== null;
}

/** Where pages of `PARTNER_ORIGINS`, or their scripts, may post to at all (docs/interface.md "Calls"); nowhere else. */
export const PARTNER_PATHS: readonly string[] = ROWS.filter(({ partners }) => partners).map(({ path }) => path);

/** The screen on which the form that is posted to a path can be filled in, or null. */
export function screenOfForm(pathname: string): Screen | null {
  return callAt(pathname)?.screen ?? matchScreen(pathname)?.screen ?? null;
}
