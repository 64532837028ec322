import { LRUCache } from "lru-cache";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { dataPathOf } from "../routing/data-path.ts";
import {
  ADDRESSES,
  isAddress,
  languageOfPath,
  type MatchedScreen,
  matchScreen,
  pathTo,
  withoutData,
} from "../routing/paths.ts";
import { propertiesOf, routeIdOf, slugOf } from "../routing/screen-properties.ts";
import type { Screen } from "../routing/screens.ts";
import type { VisitorState } from "../session/visitor-state.server.ts";
import { AWARDS } from "../shop/awards/awards.ts";
import { CATEGORIES } from "../shop/catalogue/product.ts";
import { SORTS } from "../shop/catalogue/product-list.ts";
import { PACKAGES } from "../shop/reservations/tastings.ts";
import { OVERLAYS, type Overlay } from "./overlay/overlay.ts";

/** The values that a parameter may have; "any" where an address answers 404 to all but a few. */
type Values = readonly string[] | "any";
type Parameters = Record<string, Values>;

const OF_EVERY_SCREEN: Parameters = { overlay: OVERLAYS, award: AWARDS.map(({ id }) => id) };
const OF_SCREENS: Partial<Record<Screen, Parameters>> = {
  "our-products": { category: CATEGORIES, sort: SORTS, ...OF_EVERY_SCREEN },
  reservation: { package: PACKAGES, ...OF_EVERY_SCREEN },
};
const OF_CALLS: Parameters = { category: CATEGORIES, lang: LANGUAGES };
const OF_PICTURES: Parameters = { key: "any" };

const CART_IS_OPEN = new URLSearchParams({ overlay: "cartOpen" satisfies Overlay }).toString();
const MAX_ADDRESSES_KEPT = 1000;
const MAX_LENGTH = 300;
/** What was found out about addresses; empty where one is not stored. */
const known = new LRUCache<string, string>({ max: MAX_ADDRESSES_KEPT });

/**
 * The one spelling under which the answer of an address (path and query) is stored, or null if it is not: with an unknown parameter or
 * value, or another spelling of the path. So nobody can fill the memory with requests. With an open cart that has something in it only
 * pages are stored, with gaps for it (`opensCart`), and no product's, since its page describes the cart's boxes as well.
 */
export function storedAs(target: string, { cart }: Pick<VisitorState, "cart">): string | null {
  if (target.length > MAX_LENGTH) return null;
  const found = known.get(target) ?? spellingOf(target) ?? "";
  known.set(target, found);
  if (found === "") return null;
  return opensCart(found, cart) && !hasGaps(found) ? null : found;
}

/** Whether a stored address shows the lines of a cart. */
export function opensCart(address: string, cart: VisitorState["cart"]): boolean {
  return cart.length > 0 && address.includes(CART_IS_OPEN);
}

function hasGaps(address: string): boolean {
  const [pathname = ""] = address.split("?");
  return withoutData(pathname) === pathname && matchScreen(pathname)?.screen !== "product";
}

const MISSING = "404";

/**
 * The address at which the 404 page of a language is made; its data have a single address. It does not name the address that was requested,
 * so everybody may get the same page. Null if it shows a visitor's own cart.
 */
export function missingAs({ pathname, searchParams, search }: URL, visitor: Pick<VisitorState, "cart">): string | null {
  const language = languageOfPath(pathname);
  const path = language === DEFAULT_LANGUAGE ? `/${MISSING}` : `/${language}/${MISSING}`;
  if (withoutData(pathname) !== pathname) return search === "" ? dataPathOf(path) : null;
  const overlay = OVERLAYS.find((one) => one === searchParams.get("overlay"));
  if (overlay === "award" || (overlay === "cartOpen" && visitor.cart.length > 0)) return null;
  return overlay ? `${path}?${new URLSearchParams({ overlay })}` : path;
}

function spellingOf(target: string): string | null {
  const [pathname = "", search = "", ...more] = target.split("?");
  if (more.length > 0 || !isOnlySpelling(pathname)) return null;
  const parameters = parametersOf(pathname);
  const asked = new URLSearchParams(search);
  const names = [...asked.keys()];
  if (names.some((name) => !Object.hasOwn(parameters, name)) || new Set(names).size < names.length) return null;
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    const value = asked.get(name);
    if (value === null) continue;
    if (values !== "any" && !values.includes(value)) return null;
    query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function isOnlySpelling(pathname: string): boolean {
  const place = matchScreen(withoutData(pathname));
  if (place) {
    const path = pathTo(place.screen, place.language, place.params);
    return propertiesOf(place.screen).stored === true && [path, dataPathOf(path)].includes(pathname);
  }
  // It is in the reader's language, of which there are more than a stored page knows, and quickly made.
  if (pathname.startsWith(`${ADDRESSES.eLabel}/`)) return false;
  return isAddress(pathname) && /^(\/[a-z0-9.-]+)+$/.test(pathname);
}

function parametersOf(pathname: string): Parameters {
  if (pathname.startsWith(`${ADDRESSES.assets}/`)) return OF_PICTURES;
  const path = withoutData(pathname);
  const place = matchScreen(path);
  if (place === null) return pathname.startsWith(ADDRESSES.products) ? OF_CALLS : {};
  const parameters = OF_SCREENS[place.screen] ?? OF_EVERY_SCREEN;
  return path === pathname ? parameters : { ...parameters, _routes: routesAt(place) };
}

/** The routes whose data a script may ask for alone, where the rest is still good. */
function routesAt({ screen, language }: MatchedScreen): string[] {
  return ["frame", routeIdOf(screen, slugOf(screen, language))];
}
