import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "cookie";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Platform } from "../platform/platform.server.ts";
import { encodingFor, hostOf } from "./incoming.server.ts";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

/** Sends a page that is stored ready-made; says whether there was one. */
export function sendStoredPage(
  platform: Platform,
  pages: PageCache,
  host: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (incoming.method !== "GET" || hostOf(incoming, platform) !== host) return false;
  const key = keyOf(incoming);
  return sendPage(key === null ? undefined : pages.find(key), incoming, outgoing);
}

/** Sends a stored page however old it is, where a new one cannot be made; says whether there was one. */
export function sendExpiredPage(pages: PageCache, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const key = incoming.method === "GET" ? keyOf(incoming) : null;
  return sendPage(key === null ? undefined : pages.findExpired(key), incoming, outgoing);
}

function sendPage(page: CachedPage | undefined, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!page) return false;
  if (incoming.headers["if-none-match"] === page.headers.etag) {
    outgoing.writeHead(304, page.headers).end();
    return true;
  }
  const encoding = encodingFor(incoming);
  const bytes = page.bodies[encoding];
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  outgoing.writeHead(200, { ...page.headers, ...encoded, "content-length": bytes.length }).end(bytes);
  return true;
}

/** Cookies that make a page this visitor's own; and those of which a page has one version for each value. */
const PERSONAL = ["cart", "session", "__Host-session", "notice"];
const VERSIONED = ["lang", "ageGateAccepted", "consent"];

/** What asks for a page or for JSON without refusing any type; anybody else is answered by the application (RFC 9110, section 12.5.1). */
const TAKES_OURS = /\*\/\*|text\/(html|\*)|application\/(json|\*)/;
const REFUSES = /;\s*q=0(\.0*)?\s*(,|$)/;

function takesOurs(accept: string | undefined): boolean {
  return accept === undefined || (TAKES_OURS.test(accept) && !REFUSES.test(accept));
}

/** The name under which a page can be stored, or null where it is one visitor's own. */
export function keyOf(incoming: IncomingMessage): string | null {
  const { cookie, origin, accept, "accept-language": accepted } = incoming.headers;
  // A partner's script gets headers that are for its origin alone.
  if (origin !== undefined || !takesOurs(accept)) return null;
  const url = incoming.url ?? "/";
  const cookies = cookie === undefined ? {} : parse(cookie);
  if (cookie !== undefined && PERSONAL.some((name) => cookies[name] !== undefined)) return null;
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = cookies.lang === undefined ? languageToOffer(url, accepted) : null;
  if (cookie === undefined) return offered === null ? url : `${url} ${offered}`;
  return [url, offered, ...VERSIONED.map((name) => cookies[name] ?? "")].join(" ");
}
