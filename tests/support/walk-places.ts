import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS } from "../../app/routing/screen-properties.ts";
import type { Screen } from "../../app/routing/screens.ts";
import { cartCookie, FULL_BOX, type Guests } from "./walk-guests.ts";

/** A page to look at, in one language, and the cookies with which it is asked for. */
export type MatchedScreen = {
  name: string;
  language: Language;
  path: (guests: Guests) => string;
  cookies: (guests: Guests) => Record<string, string>;
  status: number;
  /** What the visitor's browser prefers; the page's language where nothing else is said. */
  prefers: Language;
};

type Wanted = {
  query?: Record<string, string>;
  params?: Record<string, string>;
  cookies?: Record<string, string>;
  status?: number;
  /** Nothing is answered yet: neither gate nor consent nor language. */
  firstVisit?: boolean;
  loggedIn?: boolean;
  prefers?: (language: Language) => Language;
};

/** What is different for each visitor of the test: taken from the guests when the walk begins. */
type Varying = (guests: Guests) => Pick<Wanted, "query" | "params">;

const NOTHING_OPTIONAL = encodeURIComponent(JSON.stringify({ version: 1, map: false, spamCheck: false }));
export const MAP_ALLOWED = encodeURIComponent(JSON.stringify({ version: 1, map: true, spamCheck: false }));
const PRODUCT = "malvazija-2025";
export const SOLD_OUT = "muskat-ruza-2024";

const nothingVaries: Varying = () => ({});

function places(name: string, screen: Screen, wanted: Wanted = {}, varying = nothingVaries): MatchedScreen[] {
  return LANGUAGES.map((language) => ({
    name,
    language,
    path: (guests) => {
      const { query = wanted.query, params = wanted.params } = varying(guests);
      return pathTo(screen, language, params, query);
    },
    cookies: ({ session }) => ({
      ...(wanted.firstVisit ? {} : { ageGateAccepted: "true", consent: NOTHING_OPTIONAL, lang: language }),
      ...(wanted.loggedIn ? { session } : {}),
      ...wanted.cookies,
    }),
    status: wanted.status ?? 200,
    prefers: wanted.prefers?.(language) ?? language,
  }));
}

/**
 * The languages take turns, place by place: of what stands in all four, some are looked at more closely. @returns 0 for the language whose
 * turn it is, 1 for the next one
 */
export const turnOf = ({ name, language }: MatchedScreen, names: readonly string[]): number =>
  (LANGUAGES.indexOf(language) - names.indexOf(name) + names.length * LANGUAGES.length) % LANGUAGES.length;

/** Screens that need somebody or something: they are among the others with what they need. */
const OWN: Partial<Record<Screen, [Wanted, Varying?]>> = {
  product: [{ params: { slug: PRODUCT } }],
  "back-in-stock": [{ params: { slug: SOLD_OUT } }],
  profile: [{ loggedIn: true }],
  orders: [{ loggedIn: true }],
  order: [{}, ({ orderToken }) => ({ params: { token: orderToken } })],
  // Of an order that is paid otherwise it leads to the order.
  "card-payment": [{}, ({ cardOrderToken }) => ({ params: { token: cardOrderToken } })],
  "reset-password": [{}, ({ resetToken }) => ({ query: { token: resetToken } })],
  confirm: [{}, ({ registerToken }) => ({ query: { token: registerToken } })],
  "order-success": [{}, ({ orderSuccess }) => ({ query: { order: orderSuccess.split("order=")[1] ?? "" } })],
  "reservation-success": [{}, ({ reservationToken }) => ({ query: { token: reservationToken } })],
};

/** Every screen of the site, as a visitor sees it who has answered gate and consent. */
export const SCREEN_PLACES: MatchedScreen[] = ALL_SCREENS.flatMap((screen) =>
  places(screen, screen, ...(OWN[screen] ?? [{}])),
);

const WRONG = { hr: "/contact", en: "/en/kontakt", it: "/it/nothing/here", de: "/de/produkte" };
const cart = (lines: object[]) => ({ cart: cartCookie(lines) });
const other = (language: Language): Language => (language === "de" ? "it" : "de");

/** The same screens in their other states: overlays, first visits, errors and what is empty. */
export const STATE_PLACES: MatchedScreen[] = [
  ...places("the age gate", "home", { firstVisit: true }),
  ...places("the age gate after No", "reservation", { firstVisit: true, query: { gate: "no" } }),
  ...places("the consent banner", "contact", { firstVisit: true, cookies: { ageGateAccepted: "true" } }),
  ...places("the offer of a language", "contact", { firstVisit: true, prefers: other }),
  ...places("an empty cart", "home", { query: { overlay: "cartOpen" } }),
  ...places("a cart that lacks bottles", "terroir", {
    query: { overlay: "cartOpen" },
    cookies: cart([
      { productId: PRODUCT, quantity: 4 },
      { productId: "medica", quantity: 1 },
      { productId: "teran-2023", quantity: 2 },
    ]),
  }),
  ...places("a cart with a full box", "our-products", { query: { overlay: "cartOpen" }, cookies: cart(FULL_BOX) }),
  ...places("a cart of which something is gone", "home", {
    query: { overlay: "cartOpen" },
    cookies: cart([...FULL_BOX, { productId: SOLD_OUT, quantity: 6 }]),
  }),
  ...places("an award", "awards", { query: { overlay: "award", award: "malvazija-2025-2026" } }),
  ...places("an award that is not there", "awards", { query: { overlay: "award", award: "none" } }),
  ...places("the forgotten password", "login", { query: { overlay: "forgotPassword" } }),
  ...places("a product that was added", "our-products", { cookies: { ...cart(FULL_BOX), notice: "added" } }),
  ...places("a product that is sold out", "product", { params: { slug: SOLD_OUT } }),
  ...places("a product that is not there", "product", { params: { slug: "none" }, status: 404 }),
  ...places("a category without products", "our-products", { query: { category: "sparkling", from: "900" } }),
  ...places("a filtered list", "our-products", { query: { category: "wine", sort: "name" } }),
  ...places("the checkout of a full box", "checkout", { cookies: cart(FULL_BOX) }),
  ...places("the checkout of somebody known", "checkout", { cookies: cart(FULL_BOX), loggedIn: true }),
  ...places("a package chosen beforehand", "reservation", { query: { package: "elite" } }),
  ...places("a reservation's page without a reservation", "reservation-success"),
  ...places("an order's thanks without an order", "order-success"),
  ...places("the map that was allowed", "contact", { cookies: { consent: MAP_ALLOWED } }),
  ...places("a registration that was sent", "register", { query: { sent: "1" } }),
  ...places("the first login", "login", { query: { state: "confirmed" } }),
  ...places("a link that is used up", "confirm", { query: { token: "used" }, status: 400 }),
  ...places("a new password by a dead link", "reset-password", { query: { token: "used" }, status: 400 }),
  ...places("home of somebody known", "home", { loggedIn: true }),
  ...LANGUAGES.flatMap((language) =>
    places("an address that leads nowhere", "home", { status: 404 })
      .filter((place) => place.language === language)
      .map((place) => ({ ...place, path: () => WRONG[language] })),
  ),
];

const refused = (name: string, screen: Screen, form: string, wanted: Wanted = {}, varying = nothingVaries) =>
  places(name, screen, wanted, varying).map((place) => ({ ...place, form }));

/** The forms that are sent as they stand, and refused. */
export const REFUSED_FORMS = [
  ...refused("the inquiry", "contact", "form#inquiry"),
  ...refused("the reservation", "reservation", "form#reservation"),
  ...refused("the order", "checkout", "form#checkout", { cookies: cart(FULL_BOX) }),
  ...refused("the login", "login", "form#login"),
  ...refused("the registration", "register", "form#register"),
  ...refused("the password of a registration", "confirm", "main form", {}, ({ registerToken }) => ({
    query: { token: registerToken },
  })),
  ...refused("the change of a password", "profile", 'form:has([name="passwordConfirm"])', { loggedIn: true }),
  ...refused("the new password", "reset-password", "main form", {}, ({ resetToken }) => ({
    query: { token: resetToken },
  })),
];
