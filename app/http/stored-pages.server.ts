import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { languageOfPath, withoutData } from "../routing/paths.ts";
import { type PlaceholderName, paddedTo, SENT_ONCE } from "../session/placeholders.server.ts";
import { type VisitorState, visitorStateOf, withSession } from "../session/visitor-state.server.ts";
import { encodingFor, takesPageOrJson, wantsLightPage } from "./accepted.server.ts";
import { dictionaryLink, hasDictionary } from "./held-dictionary.server.ts";
import { hostOf } from "./incoming.server.ts";
import { bytesFor, type CachedPage, type PageCache, type PageEncoding } from "./page-cache.server.ts";
import type { PageDictionaries, PageDictionary } from "./page-dictionaries.server.ts";
import { isFresh, tagWith } from "./page-tags.server.ts";
import type { Place } from "./page-template.server.ts";

/**
 * The one spelling under which an address is stored, or null where it is not: unknown parameters or values, other spellings, what
 * shows a visitor's own cart.
 */
export type StoredAs = (target: string, visitor: VisitorState) => string | null;

/**
 * The address under which the page is stored that says of a place that nothing is there: one for each language, so that nobody can
 * fill the memory by inventing addresses. Null where it is not stored.
 */
export type MissingAs = (url: URL, visitor: VisitorState) => string | null;

/** What a placeholder holds for a visitor. */
export type TextOf = (name: PlaceholderName, visitor: VisitorState, language: Language) => string;

export type Store = {
  /** The finished pages that are sent without asking the application. */
  pages: PageCache;
  storedAs: StoredAs;
  missingAs: MissingAs;
  textOf: TextOf;
  /** What browsers may keep of the pages of a language. */
  dictionaries: PageDictionaries;
};

/** A page that may be stored, and who asks for it. */
export type WantedPage = {
  address: string;
  language: Language;
  offered: Language | null;
  visitor: VisitorState;
  /** Whether the page comes without scripts and fonts, for somebody who saves data. */
  isLight: boolean;
  /** Whether it is the page that says that nothing is there: the only one that is stored as 404. */
  isMissing: boolean;
};

/** What a request asks for, as far as the request alone shows it; null where the answer is one visitor's own. */
export function wantedPage(
  platform: Platform,
  { storedAs }: Store,
  host: string,
  incoming: IncomingMessage,
): WantedPage | null {
  if (hostOf(incoming, platform) !== host) return null;
  const address = incoming.url ?? "/";
  // `urlOf` refuses it, also where the catalogue has no such thing.
  if (address.includes("%00")) return null;
  return wantedAt(platform, incoming, (visitor) => storedAs(address, visitor));
}

/** The page that says that nothing is at an address, as a visitor sees it; null where it is rendered. */
export async function missingPage(
  platform: Platform,
  { missingAs }: Store,
  incoming: IncomingMessage,
  url: URL,
): Promise<WantedPage | null> {
  const wanted = wantedAt(platform, incoming, (visitor) => missingAs(url, visitor));
  if (wanted === null) return null;
  const { session } = wanted.visitor;
  const visitor = session ? await withSession(platform, session) : wanted.visitor;
  return visitor && { ...wanted, visitor, isMissing: true };
}

function wantedAt(
  platform: Platform,
  { headers, method }: IncomingMessage,
  addressFor: (visitor: VisitorState) => string | null,
): WantedPage | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // A partner's script gets headers that are for its origin alone.
  if (headers.origin !== undefined || !takesPageOrJson(headers.accept)) return null;
  const visitor = visitorStateOf(platform, headers.cookie);
  const address = visitor && addressFor(visitor);
  if (!address) return null;
  const path = withoutData(address.replace(/\?.*/, ""));
  const { lang } = visitor.version;
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = lang === undefined ? languageToOffer(path, headers["accept-language"]) : null;
  const isLight = wantsLightPage(headers["save-data"]);
  return { address, language: languageOfPath(path), offered, visitor, isLight, isMissing: false };
}

/** The name under which a page is stored. */
export function storedPageKey({ address, offered, visitor, isLight }: WantedPage): string {
  return `${address} ${offered ?? ""} ${isLight ? "light " : ""}${visitor.versionKey}`;
}

/** Sends a page that is stored ready-made; says whether there was one, and whether it is to be made anew. */
export function sendFound(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
): "new" | "old" | null {
  const encoding = pageEncoding(incoming, store.dictionaries[wanted.language]);
  const found = store.pages.find(storedPageKey(wanted), encoding);
  if (!found || !sendFilled(store, found.page, incoming, outgoing, wanted)) return null;
  return found.isOld ? "old" : "new";
}

/** Sends a stored page however old it is, where a new one cannot be made; says whether there was one. */
export function sendExpired(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
): boolean {
  const page = store.pages.findExpired(storedPageKey(wanted));
  return page !== undefined && sendFilled(store, page, incoming, outgoing, wanted);
}

function sendFilled(
  store: Store,
  page: CachedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
): boolean {
  const texts = textsFor(store, wanted, page.template.places);
  if (texts) sendStored(page, texts, incoming, outgoing);
  return texts !== null;
}

/** The texts of a page's places for the one who asks; null where one does not fit, and the page is rendered. */
function textsFor({ textOf }: Store, { visitor, language }: WantedPage, places: readonly Place[]): Buffer[] | null {
  const made = new Map<string, Buffer | null>();
  const texts: Buffer[] = [];
  for (const { name, width } of places) {
    if (!made.has(name)) made.set(name, padded(width, textOf(name as PlaceholderName, visitor, language), name));
    const text = made.get(name);
    if (!text) return null;
    texts.push(text);
  }
  return texts;
}

const MAX_TEXTS_KEPT = 1000;
const paddedTexts = new LRUCache<string, Buffer>({ max: MAX_TEXTS_KEPT });

/** A text as its place holds it; what many visitors are sent is made once. */
function padded(width: number, text: string, name: string): Buffer | null {
  if (isOnce(name)) return paddedTo(width, text);
  const key = `${width} ${text}`;
  const known = paddedTexts.get(key) ?? paddedTo(width, text);
  if (known) paddedTexts.set(key, known);
  return known;
}

function pageEncoding(incoming: IncomingMessage, dictionary: PageDictionary | null | undefined): PageEncoding {
  if (dictionary && hasDictionary(incoming, dictionary, "dcb")) return "dcb";
  return encodingFor(incoming.headers["accept-encoding"]);
}

/** Sends a stored page with a visitor's texts. */
function sendStored(
  page: CachedPage,
  texts: readonly Buffer[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const etag = tagWith(page.headers.etag, texts);
  const headers = { ...page.headers, ...(etag && { etag }), ...dictionaryLink(incoming, page.dictionary) };
  if (isFresh(incoming, etag)) return void outgoing.writeHead(304, headers).end();
  const encoding = pageEncoding(incoming, page.dictionary);
  const send = (bytes: Buffer) => {
    const head = encoding === "identity" ? {} : { "content-encoding": encoding };
    outgoing.writeHead(page.status, { ...headers, ...head, "content-length": bytes.length });
    outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
  };
  const bytes = bytesFor(page, encoding, texts);
  if (bytes instanceof Promise) bytes.then(send).catch(() => outgoing.destroy());
  else send(bytes);
}

/** Whether a page is another each time it is sent, and so is nobody's to keep. */
export function isSentOnce(places: readonly Place[]): boolean {
  return places.some(({ name }) => isOnce(name));
}

function isOnce(name: string): boolean {
  return SENT_ONCE.some((once) => once === name);
}
