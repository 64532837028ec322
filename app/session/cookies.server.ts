import { parse, type SerializeOptions, serialize } from "cookie";
import { FACTS } from "../facts/facts.ts";
import { isLanguage } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { DAYS, SECONDS } from "../platform/system/clock.ts";
import { SESSION_LIFE_MS } from "../shop/accounts/sessions.store.server.ts";
import { readCartText } from "../shop/cart/cart-text.ts";
import { favouritesFromText, textFromFavourites } from "../shop/favourites/favourites.ts";
import { consentFromText } from "./consent-text.server.ts";

/** What a cookie makes of a page: this visitor's own (null), the one that everybody sees (""), or a version for each value. */
type StateOf = (value: string) => string | null;

type Cookie = {
  purpose: string;
  /** In milliseconds; null: as long as the browser is open. */
  lifeMs: number | null;
  /** Whether a script of ours reads or writes it. */
  readable: boolean;
  stateOf: StateOf;
};

const OWN: StateOf = () => null;

/** One that cannot be read, or not all of it, is stored anew by the page that finds it. */
const cartState: StateOf = (value) => {
  const read = readCartText(value);
  if (!read || read.dropped > 0) return null;
  return read.lines.length === 0 ? "" : "filled";
};

/** Pages are the same whatever somebody likes: a script fills the hearts. One that cannot be read is stored anew. */
const favouritesState: StateOf = (value) => (textFromFavourites(favouritesFromText(value)) === value ? "" : null);

/**
 * Every cookie of ours, and the only list of them. A cookie that is not here changes no page: what is stored for everybody
 * is sent to whoever brings it.
 */
const COOKIES = {
  cart: { purpose: "what the visitor wants to buy", lifeMs: FACTS.cartDays * DAYS, readable: true, stateOf: cartState },
  favourites: {
    purpose: "what the visitor likes",
    lifeMs: FACTS.favouriteDays * DAYS,
    readable: true,
    stateOf: favouritesState,
  },
  session: { purpose: "who is logged in", lifeMs: SESSION_LIFE_MS, readable: false, stateOf: () => "unknown" },
  notice: {
    purpose: "what the next page says once",
    lifeMs: FACTS.noticeSeconds * SECONDS,
    readable: false,
    stateOf: OWN,
  },
  lang: {
    purpose: "the language that was chosen",
    lifeMs: FACTS.languageDays * DAYS,
    readable: false,
    stateOf: (value) => (isLanguage(value) ? value : ""),
  },
  ageGateAccepted: {
    purpose: "that the visitor is of age",
    lifeMs: null,
    readable: false,
    stateOf: (value) => (value === "true" ? value : ""),
  },
  consent: {
    purpose: "what the visitor allows",
    lifeMs: FACTS.consentDays * DAYS,
    readable: false,
    // One that cannot be read is deleted by the page that finds it.
    stateOf: (value) => consentFromText(value) && JSON.stringify(consentFromText(value)),
  },
} as const satisfies Record<string, Cookie>;

export type CookieName = keyof typeof COOKIES;
export const COOKIE_NAMES = Object.keys(COOKIES) as CookieName[];

/** Over https the session's cookie bears the name that no other host and no plain connection can set. */
const SECURE_SESSION = "__Host-session";

/** What a page shows of a visitor, from the `Cookie` header: the versions by cookie; null where it is the visitor's own. */
export function stateShown(header: string | undefined): Partial<Record<CookieName, string>> | null {
  const state: Partial<Record<CookieName, string>> = {};
  if (header === undefined) return state;
  const brought = parse(header);
  for (const name of COOKIE_NAMES) {
    const value = brought[name] ?? (name === "session" ? brought[SECURE_SESSION] : undefined);
    if (value === undefined) continue;
    const shown = COOKIES[name].stateOf(value);
    if (shown === null) return null;
    if (shown !== "") state[name] = shown;
  }
  return state;
}

/** Whether a page shows anything of the visitor who brings these cookies. */
export function isPersonal(header: string | undefined): boolean {
  const state = stateShown(header);
  return state === null || Object.keys(state).length > 0;
}

/** The value of a cookie, or null. What it says is foreign input: its reader parses it. */
export function readCookie(request: Request, name: CookieName, platform?: Platform): string | null {
  return parse(request.headers.get("Cookie") ?? "")[platform ? wireName(platform, name) : name] ?? null;
}

/** The `Set-Cookie` header that stores a value. @param life in milliseconds; null: as long as the browser is open */
export function storeCookie(
  platform: Platform,
  name: CookieName,
  value: string,
  life: number | null = COOKIES[name].lifeMs,
): string {
  const maxAge = life === null ? {} : { maxAge: life / SECONDS };
  return serialize(wireName(platform, name), value, { ...attributes(platform, name), ...maxAge });
}

/** The `Set-Cookie` header that deletes a cookie. */
export function deleteCookie(platform: Platform, name: CookieName): string {
  return serialize(wireName(platform, name), "", { ...attributes(platform, name), maxAge: 0 });
}

/** The name under which a cookie travels. */
export function wireName({ settings }: Platform, name: CookieName): string {
  return name === "session" && settings.publicUrl.startsWith("https:") ? SECURE_SESSION : name;
}

function attributes({ settings }: Platform, name: CookieName): SerializeOptions {
  return {
    path: "/",
    sameSite: "lax",
    secure: settings.publicUrl.startsWith("https:"),
    httpOnly: !COOKIES[name].readable,
  };
}
