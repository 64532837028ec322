import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import type { Platform } from "../platform/platform.server.ts";
import { agreeOnCart } from "../shop/accounts/join-carts.ts";
import { findSessionSeen, isSeenLongAgo } from "../shop/accounts/sessions.store.server.ts";
import type { CartLine } from "../shop/cart/cart.ts";
import { cartFromText, textFromCart } from "../shop/cart/cart-text.ts";
import { type CookieName, stateShown, wireName } from "./cookies.server.ts";

/** What a public page shows of a visitor. */
export type VisitorState = {
  /** The versions of pages that this visitor sees, by what they depend on: two visitors of one version see pages of one structure. */
  version: Readonly<Partial<Record<CookieName, string>>>;
  cart: readonly CartLine[];
  /** The secret of a session that has still to be looked up; null for somebody without one, and once that is done. */
  secret: string | null;
};

const MAX_HEADERS_KEPT = 500;
const MAX_HEADER_LENGTH = 2000;
/** Somebody who reads asks for several pages with the same cookies. */
const known = new LRUCache<string, VisitorState>({ max: MAX_HEADERS_KEPT });

/** What pages show of whoever brings these cookies, or null where that is known only by rendering. */
export function visitorStateOf(platform: Platform, header: string | undefined): VisitorState | null {
  if (header === undefined) return { version: {}, cart: [], secret: null };
  const found = known.get(header);
  if (found) return found;
  // The application does not see a cookie that holds a NUL; so what it reads may be another one of that name.
  if (header.includes("%00")) return null;
  const version = stateShown(header);
  if (version === null) return null;
  const brought = parse(header);
  const secret = version.session === undefined ? null : (brought[wireName(platform, "session")] ?? null);
  if (version.session !== undefined && secret === null) return null;
  const state = { version, cart: cartFromText(brought.cart ?? "[]") ?? [], secret };
  if (header.length <= MAX_HEADER_LENGTH) known.set(header, state);
  return state;
}

/**
 * The state of a visitor once the session is looked up, by one indexed read. Null where rendering has something to store or to say: a
 * session that has ended, one that was not seen for long, a cart that another device has changed.
 */
export async function withSession(platform: Platform, state: VisitorState): Promise<VisitorState | null> {
  const { secret, cart, version } = state;
  if (secret === null) return state;
  const now = platform.clock();
  const session = await findSessionSeen(platform.database.read, secret, now);
  if (!session || isSeenLongAgo(session, now)) return null;
  const device = textFromCart(cart);
  const texts = [
    session.cart,
    session.accountCart,
    agreeOnCart({ device, account: session.accountCart, agreed: session.cart }),
  ];
  if (texts.some((text) => text !== device)) return null;
  // Who is logged in is not asked for the age.
  const { ageGateAccepted: _, ...others } = version;
  return { version: { ...others, session: "open" }, cart, secret: null };
}
