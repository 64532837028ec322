import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Platform } from "../platform/platform.server.ts";
import { stateShown } from "../session/cookies.server.ts";
import { encodingFor, takesPageOrJson } from "./accepted.server.ts";
import { hostOf } from "./incoming.server.ts";
import { bodyIn, type CachedPage, type PageCache } from "./page-cache.server.ts";

/** The one spelling under which an address is stored, or null where it is not: unknown parameters or values, other spellings. */
export type StoredAs = (target: string) => string | null;

export type Store = { pages: PageCache; storedAs: StoredAs };

/** Sends a page that is stored ready-made; says whether there was one. */
export function sendStoredPage(
  platform: Platform,
  store: Store,
  host: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (!isReading(incoming) || hostOf(incoming, platform) !== host) return false;
  const key = storedPageKey(incoming, store.storedAs);
  return sendFound(key === null ? undefined : store.pages.find(key), incoming, outgoing);
}

/** Sends a stored page however old it is, where a new one cannot be made; says whether there was one. */
export function sendExpiredPage(store: Store, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const key = isReading(incoming) ? storedPageKey(incoming, store.storedAs) : null;
  return sendFound(key === null ? undefined : store.pages.findExpired(key), incoming, outgoing);
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function sendFound(page: CachedPage | undefined, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!page) return false;
  if (isFresh(incoming, page.headers.etag)) outgoing.writeHead(304, page.headers).end();
  else sendPage(page, incoming, outgoing).catch(() => outgoing.destroy());
  return true;
}

async function sendPage(page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const encoding = encodingFor(incoming.headers["accept-encoding"]);
  const bytes = page.bodies[encoding] ?? (await bodyIn(page, encoding));
  const head = encoding === "identity" ? {} : { "content-encoding": encoding };
  outgoing.writeHead(200, { ...page.headers, ...head, "content-length": bytes.length });
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/** Whether the visitor has what a tag names: one tag, several, any (RFC 9110, section 13.1.2). */
export function isFresh({ headers }: IncomingMessage, etag: string | undefined): boolean {
  // Without their "Cache-Control: no-cache": scripts send it with every tag of their own, and want 304 nonetheless.
  return fresh({ "if-none-match": headers["if-none-match"] }, { etag });
}

/** The name under which an answer can be stored, or null where it is one visitor's own. */
export function storedPageKey({ headers, url = "/" }: IncomingMessage, storedAs: StoredAs): string | null {
  // A partner's script gets headers that are for its origin alone.
  if (headers.origin !== undefined || !takesPageOrJson(headers.accept)) return null;
  const state = stateShown(headers.cookie);
  if (state === null) return null;
  const address = storedAs(url);
  if (address === null) return null;
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = state.lang === undefined ? languageToOffer(url, headers["accept-language"]) : null;
  return JSON.stringify([address, offered, state]);
}
