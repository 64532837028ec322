import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOrDefault } from "../i18n/languages.ts";
import type { PresetName } from "./picture-presets.ts";
import { ALL_SCREENS, slugOf } from "./screen-properties.ts";
import type { Screen } from "./screens.ts";

type Params = Record<string, string>;
type Query = Record<string, string | undefined>;

/** The address of a screen in a language, with its parameters filled in and an optional query. */
export function pathTo(screen: Screen, language: Language, params: Params = {}, query: Query = {}): string {
  const slug = slugOf(screen, language).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address of ${screen} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const prefix = language === DEFAULT_LANGUAGE ? [] : [language];
  return `/${[...prefix, slug].filter((part) => part !== "").join("/")}${queryText(query)}`;
}

function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

export type MatchedScreen = { screen: Screen; language: Language; params: Params };

/**
 * The screen that stands at a path, or null where the dictionary holds none: a slug of another language
 * (`/en/kontakt`), an unknown language (`/fr`), and the spare prefix of Croatian (`/hr/kontakt`) are none.
 */
export function matchScreen(pathname: string): MatchedScreen | null {
  const parts = pathname.split("/").filter((part) => part !== "");
  const [first] = parts;
  const prefixed = isLanguage(first) && first !== DEFAULT_LANGUAGE;
  const language = prefixed ? first : DEFAULT_LANGUAGE;
  const rest = prefixed ? parts.slice(1) : parts;
  for (const screen of ALL_SCREENS) {
    const params = matchSlug(slugOf(screen, language), rest);
    if (params) return { screen, language, params };
  }
  return null;
}

/** The path of a page, of whose data a script may be asking (`/kontakt.data`). */
export function withoutData(pathname: string): string {
  return pathname.replace(/(\/_root)?\.data$/, "") || "/";
}

/** The screen at a path that bears the spare prefix of Croatian, or null: `/hr/kontakt` is the contact screen's. */
export function matchSparePrefix(pathname: string): MatchedScreen | null {
  if (!/^\/hr(\/|$)/.test(pathname)) return null;
  const place = matchScreen(pathname.replace(/^\/hr\/?/, "/"));
  return place?.language === DEFAULT_LANGUAGE ? place : null;
}

function matchSlug(slug: string, parts: string[]): Params | null {
  const pattern = slug.split("/").filter((part) => part !== "");
  if (pattern.length !== parts.length) return null;
  const params: Params = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (expected.startsWith(":")) params[expected.slice(1)] = decoded(part);
    else if (expected !== part) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The language that a path is written in: that of its prefix, else Croatian. */
export function languageOfPath(pathname: string): Language {
  const [first] = pathname.split("/").filter((part) => part !== "");
  return languageOrDefault(first);
}

/** The same address (path, query and hash) in another language; home where the path is no screen's. */
export function inLanguage(address: string, language: Language): string {
  const url = new URL(address, "http://here");
  const place = matchScreen(url.pathname);
  return place ? pathTo(place.screen, language, place.params) + url.search + url.hash : pathTo("home", language);
}

/** Addresses that are no screens: forms that any page may post, files and calls. */
export const ADDRESSES = {
  cart: "/cart",
  takeCart: "/cart/take",
  cartDetails: "/cart/details",
  locale: "/locale",
  ageGate: "/age-gate",
  consent: "/consent",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  securityTxt: "/.well-known/security.txt",
  manifest: "/site.webmanifest",
  openGraph: "/open-graph",
  assets: "/assets",
  paymentCode: "/payment-code",
  invoice: "/invoice",
  calendar: "/calendar",
  eLabel: "/e",
  forgotPassword: "/forgot-password",
  logout: "/logout",
  authLogin: "/api/auth/login",
  authMe: "/api/auth/me",
  authRequestReset: "/api/auth/password/request-reset",
  authData: "/api/auth/data",
  productsCart: "/api/products/cart",
  products: "/api/products",
  searchSuggestions: "/search/suggestions",
  shippingPricesCodes: "/api/shipping-prices/codes",
  reservations: "/api/reservations",
  reservationSlots: "/api/reservations/slots",
  inquiries: "/api/inquiries",
  cartCall: "/api/cart",
  mailSend: "/mail/send",
  openapi: "/api/openapi.json",
  cardReturn: "/card/return",
  cardCancel: "/card/cancel",
  cardCallback: "/card/callback",
} as const;

/** The address of a picture. @param preset the size in which it is wanted; without one as it is, drawings as drawings */
export function assetPath(id: string, preset?: PresetName): string {
  return `${ADDRESSES.assets}/${id}${preset ? `?key=${preset}` : ""}`;
}

/** Where a card provider sends a buyer, or calls the shop: the provider's name stands last; of a cancelled payment our own signed number. */
export function cardPath(what: "cardReturn" | "cardCancel" | "cardCallback", last: string): string {
  return `${ADDRESSES[what]}/${encodeURIComponent(last)}`;
}

const CARD_FOLDERS: readonly string[] = [ADDRESSES.cardReturn, ADDRESSES.cardCancel, ADDRESSES.cardCallback];

/** Whether card providers lead or call there, from their own sites. */
export function isCardPath(pathname: string): boolean {
  return CARD_FOLDERS.some((folder) => pathname.startsWith(`${folder}/`));
}

/** Whether a post's signature covers its exact bytes, by a card provider or for one, so that the body must pass unchanged. */
export function takesSignedPosts(pathname: string): boolean {
  return isCardPath(pathname) || matchScreen(pathname)?.screen === "card-sandbox";
}

/** Where calls stand, and where one might be looked for that there is not. */
export const API_PATH = /^\/api\//;

const OTHERS: readonly string[] = Object.values(ADDRESSES);
/** Folders of pictures, of documents and of card providers: they are no addresses themselves. */
const FOLDERS: readonly string[] = [
  ...[ADDRESSES.assets, ADDRESSES.openGraph, ADDRESSES.eLabel],
  ...[ADDRESSES.paymentCode, ADDRESSES.invoice, ADDRESSES.calendar],
  ...CARD_FOLDERS,
];

/** Whether a path can be that of a page: no form of the frame, call, picture or file stands there. */
export function isPage(pathname: string): boolean {
  return (
    !OTHERS.includes(pathname) &&
    !API_PATH.test(pathname) &&
    !FOLDERS.some((folder) => pathname.startsWith(`${folder}/`))
  );
}

/** Whether something stands at a path that can be asked for or posted to; anything else is not there, for any method. */
export function isAddress(pathname: string): boolean {
  if (FOLDERS.includes(pathname)) return false;
  const isInFolder = FOLDERS.some((folder) => pathname.startsWith(`${folder}/`));
  const isScreen = matchScreen(pathname) !== null || matchSparePrefix(pathname) !== null;
  return isInFolder || isScreen || OTHERS.includes(pathname) || pathname.startsWith(`${ADDRESSES.products}/`);
}
