import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/screens.ts";
import type { OrderState } from "../../app/shop/orders/order-states.ts";
import { ORDER_FIELDS } from "../../tests/support/buyers.ts";

/** What stands in the shop before pictures are taken of it. */
export type Guests = {
  /** The token of an order in each state. */
  orders: Partial<Record<OrderState, string>>;
  /** The token of an order whose buyer has gone to the card page and not paid. */
  unpaidByCard: string;
  reservation: string;
  /** The session of somebody who has ordered. */
  session: string;
};

/** A screen in a state: its address, what the visitor's cookies hold, and what is done on it before the picture is taken. */
export type Place = {
  name: string;
  screen: Screen;
  params?: (guests: Guests) => Record<string, string>;
  query?: (guests: Guests) => Record<string, string>;
  /** Instead of the screen's own. */
  path?: string;
  cart?: [productId: string, quantity: number][];
  cookies?: Record<string, string>;
  loggedIn?: boolean;
  firstVisit?: boolean;
  /** Takes the picture once scripts have come. */
  scripts?: boolean;
  /** A form's button that sends it, filled in with `fields` and else as it stands. */
  sends?: string;
  fields?: Record<string, string>;
  /** What is pressed, where it is in sight. */
  presses?: string;
};

const WINE = "malvazija-2025";
const RED = "teran-2023";
const SOLD_OUT = "muskat-ruza-2024";
const FULL: Place["cart"] = [[WINE, 6]];
const ORDER = "[name=intent][value=order]";
/** Something has become dearer since the page was shown, in cents. */
const SEEN_OTHER_PRICE = { ...ORDER_FIELDS, seenTotalCents: "6000" };
const product = (name: string, slug: string): Place => ({ name, screen: "product", params: () => ({ slug }) });
const token = (value: string | undefined) => ({ token: value ?? "none" });
const order = (state: OrderState): Place => ({
  name: `order-${state}`,
  screen: "order",
  params: ({ orders }) => token(orders[state]),
});
const overlay = (name: string) => () => ({ overlay: name });

/** Every picture that is taken. */
export const PLACES: readonly Place[] = [
  { name: "home", screen: "home" },
  { name: "home-scripts", screen: "home", scripts: true },
  { name: "home-menu", screen: "home", presses: ".header-menu summary" },
  { name: "gate", screen: "home", firstVisit: true },
  { name: "gate-no", screen: "reservation", firstVisit: true, query: () => ({ gate: "no" }) },
  { name: "first-visit", screen: "contact", firstVisit: true, cookies: { ageGateAccepted: "true" } },
  { name: "list", screen: "our-products" },
  { name: "list-scripts", screen: "our-products", scripts: true },
  { name: "list-filtered", screen: "our-products", query: () => ({ category: "gift", to: "60" }) },
  { name: "list-nothing", screen: "our-products", query: () => ({ category: "sparkling", from: "900" }) },
  { name: "list-added", screen: "our-products", cart: FULL, cookies: { notice: `added.${WINE}` } },
  product("product", WINE),
  { ...product("product-scripts", WINE), scripts: true },
  product("product-red", RED),
  product("product-amphora", "malvazija-amfora-2021"),
  product("product-oil", "ulje-bjelica-2025"),
  product("product-schnapps", "medica"),
  product("product-gift", "poklon-tri-malvazije"),
  product("product-sold-out", SOLD_OUT),
  { name: "back-in-stock", screen: "back-in-stock", params: () => ({ slug: SOLD_OUT }) },
  { name: "search", screen: "search", query: () => ({ q: "malvasia" }) },
  { name: "search-nothing", screen: "search", query: () => ({ q: "xyzzy" }) },
  { name: "favourites", screen: "favourites", cookies: { favourites: `${WINE}.${RED}` } },
  { name: "favourites-empty", screen: "favourites" },
  { name: "cart-empty", screen: "home", query: overlay("cartOpen") },
  { name: "cart-three", screen: "our-products", query: overlay("cartOpen"), cart: [[WINE, 3]] },
  { name: "cart-full", screen: "our-products", query: overlay("cartOpen"), cart: FULL },
  {
    name: "cart-changed",
    screen: "home",
    query: overlay("cartOpen"),
    cart: [
      [WINE, 6],
      [SOLD_OUT, 6],
    ],
  },
  { name: "checkout", screen: "checkout", cart: FULL },
  { name: "checkout-refused", screen: "checkout", cart: FULL, sends: ORDER, fields: { country: "HR" } },
  { name: "checkout-changed-price", screen: "checkout", cart: FULL, sends: ORDER, fields: SEEN_OTHER_PRICE },
  { name: "checkout-empty", screen: "checkout" },
  { name: "order-success", screen: "order-success", query: ({ orders }) => ({ order: orders.awaitingPayment ?? "" }) },
  order("placed"),
  order("awaitingPayment"),
  order("paid"),
  order("packed"),
  order("sent"),
  order("readyForPickup"),
  order("done"),
  order("cancelled"),
  order("refunded"),
  { name: "order-error", screen: "order-error", query: ({ unpaidByCard }) => ({ order: unpaidByCard }) },
  { name: "withdrawal", screen: "withdrawal" },
  { name: "reservation", screen: "reservation" },
  { name: "reservation-refused", screen: "reservation", sends: "[name=intent][value=reserve]" },
  { name: "reservation-success", screen: "reservation-success", query: ({ reservation }) => token(reservation) },
  { name: "about-us", screen: "about-us" },
  { name: "terroir", screen: "terroir" },
  { name: "awards", screen: "awards" },
  { name: "award", screen: "awards", query: () => ({ overlay: "award", award: "malvazija-2025-2026" }) },
  { name: "contact", screen: "contact" },
  { name: "contact-refused", screen: "contact", sends: "form#inquiry button:last-of-type" },
  { name: "terms", screen: "terms-and-conditions" },
  { name: "delivery", screen: "delivery" },
  { name: "cookies", screen: "cookies" },
  { name: "partners", screen: "partners" },
  { name: "login", screen: "login" },
  { name: "login-refused", screen: "login", sends: "form#login button:last-of-type" },
  { name: "forgot-password", screen: "login", query: overlay("forgotPassword") },
  { name: "register", screen: "register" },
  { name: "profile", screen: "profile", loggedIn: true },
  { name: "orders", screen: "orders", loggedIn: true },
  { name: "not-found", screen: "home", path: "404" },
];

/** The address of a place in a language. */
export function addressOf({ screen, params, query, path }: Place, guests: Guests, language: Language): string {
  if (path) return `${pathTo(screen, language).replace(/\/$/, "")}/${path}`;
  return pathTo(screen, language, params?.(guests), query?.(guests));
}
