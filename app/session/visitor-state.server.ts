import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import type { Platform } from "../platform/platform.server.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { agreeOnCart } from "../shop/accounts/join-carts.ts";
import {
  findSessionSeen,
  isSeenLongAgo,
  type SessionSeen,
  sessionHash,
} from "../shop/accounts/sessions.store.server.ts";
import type { CartLine } from "../shop/cart/cart.ts";
import { cartFromText, textFromCart } from "../shop/cart/cart-text.ts";
import { type CookieName, stateShown, wireName } from "./cookies.server.ts";

type Version = Readonly<Partial<Record<CookieName, string>>>;

/** What a public page shows of a visitor. */
export type VisitorState = {
  /** The versions of pages that this visitor sees, by what they depend on: two visitors of one version see pages of one structure. */
  version: Version;
  /** The version in one word. */
  versionKey: string;
  cart: readonly CartLine[];
  /** The session that has still to be looked up; null for somebody without one, and once that is done. */
  session: SessionToLookUp | null;
};

type SessionToLookUp = {
  /** What is stored of its secret. */
  hash: string;
  /** The device's cart as its cookie holds it. */
  cartText: string;
  /** Its favourites, as their cookie holds them. */
  favouritesText: string;
  /** The visitor's state if it is good. */
  opened: VisitorState;
};

const MAX_HEADERS_KEPT = 500;
const MAX_HEADER_LENGTH = 2000;
/** Somebody who reads asks for several pages with the same cookies; their names are those of the shop that is asked. */
const known = new WeakMap<Platform, LRUCache<string, VisitorState>>();

/** What pages show of whoever brings these cookies, or null where that is known only by rendering. */
export function visitorStateOf(platform: Platform, header: string | undefined): VisitorState | null {
  if (header === undefined) return NOBODY;
  const states = known.get(platform) ?? new LRUCache({ max: MAX_HEADERS_KEPT });
  known.set(platform, states);
  const found = states.get(header);
  if (found) return found;
  // The application does not see a cookie that holds a NUL; so what it reads may be another one of that name.
  if (header.includes("%00")) return null;
  const state = stateFrom(platform, header);
  if (state && header.length <= MAX_HEADER_LENGTH) states.set(header, state);
  return state;
}

function stateFrom(platform: Platform, header: string): VisitorState | null {
  const version = stateShown(header);
  if (version === null) return null;
  const brought = parse(header);
  const cart = cartFromText(brought.cart ?? "[]") ?? [];
  if (version.session === undefined) return stateOf(version, cart);
  const hash = sessionHash(brought[wireName(platform, "session")] ?? "");
  if (hash === null) return null;
  // Who is logged in is not asked for the age.
  const { ageGateAccepted: _, ...others } = version;
  const opened = stateOf({ ...others, session: "open" }, cart);
  const texts = { cartText: textFromCart(cart), favouritesText: brought.favourites ?? "" };
  return stateOf(version, cart, { hash, ...texts, opened });
}

function stateOf(version: Version, cart: readonly CartLine[], session: SessionToLookUp | null = null): VisitorState {
  return { version, versionKey: JSON.stringify(version), cart, session };
}

const NOBODY = stateOf({}, []);

/** For so long a session is not asked for again, unless this program has written something: the change of another server waits that long. */
const LOOKED_UP_MS = 1 * SECONDS;
const MAX_SESSIONS_KEPT = 1000;
type LookedUp = { seen: SessionSeen | null; at: number; written: number };
const lookedUp = new WeakMap<Platform["database"], LRUCache<string, LookedUp>>();

/**
 * The state of a visitor once the session is looked up, by one indexed read. Null where rendering has something to store or to say: a
 * session that has ended, one that was not seen for long, a cart or favourites that another device has changed; or where the database fails.
 */
export function withSession(
  { database, clock }: Platform,
  session: SessionToLookUp,
): VisitorState | null | Promise<VisitorState | null> {
  const now = clock();
  const sessions = lookedUp.get(database) ?? new LRUCache({ max: MAX_SESSIONS_KEPT });
  lookedUp.set(database, sessions);
  const found = sessions.get(session.hash);
  const { written } = database;
  const isStillSo = found?.written === written && Math.abs(now - found.at) < LOOKED_UP_MS;
  if (found && isStillSo) return openedBy(session, found.seen, now);
  return findSessionSeen(database.read, session.hash, now)
    .then((seen) => {
      sessions.set(session.hash, { seen, at: now, written });
      return openedBy(session, seen, now);
    })
    .catch(() => null);
}

function openedBy(session: SessionToLookUp, seen: SessionSeen | null, now: number): VisitorState | null {
  const { cartText, favouritesText, opened } = session;
  if (!seen || isSeenLongAgo(seen, now) || seen.accountFavourites !== favouritesText) return null;
  const agreed = agreeOnCart({ device: cartText, account: seen.accountCart, agreed: seen.cart });
  const texts = [seen.cart, seen.accountCart, agreed];
  return texts.every((text) => text === cartText) ? opened : null;
}
