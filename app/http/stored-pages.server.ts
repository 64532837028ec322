import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./accepted.server.ts";
import { sendAssembled } from "./assembled-page.server.ts";
import type { Effort } from "./encodings.server.ts";
import { dictionaryLink, hasDictionary } from "./held-dictionary.server.ts";
import { bytesFor, type CachedPage, type PageEncoding } from "./page-cache.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";
import { isFresh, tagWith } from "./page-tags.server.ts";
import { type Place, withoutGaps } from "./page-template.server.ts";
import { type Store, storedPageKey, type WantedPage } from "./wanted-page.server.ts";

/** Sends a page that is stored; says whether there was one, and whether it is stale and to be rendered anew. @param effort for what fills its gaps */
export function sendFound(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
  effort: Effort,
): "fresh" | "stale" | null {
  const encoding = pageEncoding(incoming, store.dictionaries[wanted.language]);
  const found = store.pages.find(storedPageKey(wanted), encoding);
  if (!found || !sendFilled(found.page, incoming, outgoing, wanted, effort)) return null;
  return found.isStale ? "stale" : "fresh";
}

/** Sends a stored page however old it is, when no new one can be rendered; says whether there was one. */
export function sendExpired(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
  effort: Effort,
): boolean {
  const page = store.pages.findExpired(storedPageKey(wanted));
  return page !== undefined && sendFilled(page, incoming, outgoing, wanted, effort);
}

function sendFilled(
  page: CachedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage,
  effort: Effort,
): boolean {
  const { gapTexts } = wanted;
  const own = gapTexts ? { ...page, template: withoutGaps(page.template, gapTexts) } : page;
  const texts = textsFor(wanted, own.template.places);
  if (texts && gapTexts) sendAssembled(own, texts, incoming, outgoing, effort);
  else if (texts) sendStored(own, texts, incoming, outgoing);
  return texts !== null;
}

/** The texts of a page's places for the one who asks; null where one does not fit, and the page is rendered. */
function textsFor({ visitor, language }: WantedPage, places: readonly Place[]): Buffer[] | null {
  const made = new Map<string, Buffer | null>();
  const texts: Buffer[] = [];
  for (const { name, width } of places) {
    if (!made.has(name)) made.set(name, visitor.textOf(name, width, language));
    const text = made.get(name);
    if (!text) return null;
    texts.push(text);
  }
  return texts;
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
