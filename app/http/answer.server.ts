import type { IncomingMessage, ServerResponse } from "node:http";
import type { Effort } from "./encodings.server.ts";
import { end, endCompressed } from "./end-compressed.server.ts";
import type { LeftOpen } from "./front-door-options.ts";
import { dictionaryLink } from "./held-dictionary.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";
import { isFresh, tagOf, tagWith } from "./page-tags.server.ts";
import { filledBody, type Place, templateFrom, withoutGaps } from "./page-template.server.ts";
import type { PlainAnswer } from "./plain-page.server.ts";
import type { Refusal } from "./request-body.server.ts";
import { type Store, storedPageKey, type WantedPage } from "./wanted-page.server.ts";

const TEXT_TYPES = /^(text\/|application\/(json|problem\+json|manifest\+json|xml|ld\+json)|image\/svg)/;
/** Pages, and the data of pages: they show the visitor's state and offer the visitor's language. */
const DOCUMENT_TYPE = /^text\/html/;
const PAGE_TYPES = /^text\/(html|x-script)/;
const MIN_COMPRESSED_BYTES = 300;

/** What the door knows of an answer beside the answer. */
type Answered = {
  /** The methods that the address has, for an answer of 405 that does not say so itself. */
  allow: string;
  /** What was asked for, where it may be stored. */
  wanted: WantedPage | null;
  /** What the application has left open. */
  leftOpen: LeftOpen;
  /** Whether it is this visitor's alone, whatever its headers say. */
  isOwn: boolean;
  /** For compressing it. */
  effort: Effort;
  /** Of the pages of the address's language, where there is one. */
  dictionary: PageDictionary | null;
};

/** Sends what the application answers: filled in, compressed, with its tag, and stored where it is the same for many. */
export async function sendAnswer(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  answered: Answered,
): Promise<void> {
  const { allow, wanted, leftOpen, effort } = answered;
  const { status } = response;
  const made = templateFrom(Buffer.from(await response.arrayBuffer()), leftOpen.places, leftOpen.gaps);
  const template = withoutGaps(made, wanted?.gapTexts ?? {});
  const texts = textsPut(template.places, leftOpen);
  const type = response.headers.get("Content-Type") ?? "";
  const compressible = TEXT_TYPES.test(type) && template.body.length >= MIN_COMPRESSED_BYTES;
  takeHeaders(outgoing, response);
  if (status === 405 && !response.headers.has("Allow")) outgoing.setHeader("Allow", allow);
  const isOnce = template.places.some(({ name }) => store.isSentOnce(name));
  outgoing.setHeader("Cache-Control", isOnce ? "no-store" : cacheControl(store, incoming, response, type));
  if (PAGE_TYPES.test(type)) outgoing.appendHeader("Vary", "Accept-Language, Cookie, Save-Data");
  if (compressible) outgoing.appendHeader("Vary", "Accept-Encoding");
  const dictionary = compressible && DOCUMENT_TYPE.test(type) ? answered.dictionary : null;
  if (dictionary) outgoing.appendHeader("Vary", "Available-Dictionary");
  const isWhole = status === 200 && !outgoing.hasHeader("Set-Cookie");
  if (isWhole && isKept(outgoing)) outgoing.setHeader("ETag", tagOf(template.body));
  const isForMany = isWhole ? isPublic(incoming, response) : wanted?.isMissing && saysMissing(outgoing);
  if (isForMany && wanted && !answered.isOwn && compressible) {
    store.pages.store(storedPageKey(wanted), storedHeaders(outgoing), made, { status, dictionary });
  }
  // After storing, since it depends on the visitor: a browser that has the dictionary is not told about it.
  outgoing.setHeaders(new Map(Object.entries(dictionaryLink(incoming, dictionary))));
  const tag = tagWith(outgoing.getHeader("ETag")?.toString(), texts);
  if (tag !== undefined) outgoing.setHeader("ETag", tag);
  if (isFresh(incoming, tag)) return void outgoing.writeHead(304).end();
  const body = filledBody(template, texts);
  if (!compressible) return end(incoming, outgoing, body);
  await endCompressed(incoming, outgoing, body, { effort, dictionary });
}

function textsPut(places: readonly Place[], leftOpen: LeftOpen): Buffer[] {
  return places.flatMap((place) => leftOpen.places.find(({ name }) => name === place.name)?.text ?? []);
}

function takeHeaders(outgoing: ServerResponse, response: Response): void {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === "vary") outgoing.appendHeader("Vary", value);
    else if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
}

/** Who may store the answer: a page that shows anything of this visitor only this visitor's browser. */
function cacheControl({ isPersonal }: Store, incoming: IncomingMessage, response: Response, type: string): string {
  const said = response.headers.get("Cache-Control");
  if (said === null || incoming.method === "POST") return "no-store";
  if (!said.startsWith("public") || !PAGE_TYPES.test(type)) return said;
  const isOwn = isPersonal(incoming.headers.cookie) || response.headers.getSetCookie().length > 0;
  return isOwn ? "private, no-cache" : said;
}

/** Whether the application has said that this is the same for everybody, but for its placeholders. */
function isPublic({ method }: IncomingMessage, { headers }: Response): boolean {
  return method !== "POST" && headers.get("Cache-Control")?.startsWith("public") === true;
}

/** Whether it says that nothing is there, and nothing else. */
function saysMissing(outgoing: ServerResponse): boolean {
  return outgoing.statusCode === 404 && !outgoing.hasHeader("Set-Cookie");
}

function isKept(outgoing: ServerResponse): boolean {
  return /^(public|private)/.test(String(outgoing.getHeader("Cache-Control")));
}

function storedHeaders(outgoing: ServerResponse): Record<string, string> {
  const entries = Object.entries(outgoing.getHeaders());
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join(", ")]));
}

/** Sends a refusal. */
export function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal: Refusal,
  { headers, body }: PlainAnswer,
): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.statusCode = refusal.status;
  for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...refusal.headers, ...headers })) {
    outgoing.setHeader(name, value);
  }
  end(incoming, outgoing, Buffer.from(body));
}

/** Sends one line of plain text. */
export function endPlainly(incoming: IncomingMessage, outgoing: ServerResponse, status: number, text: string): void {
  outgoing.statusCode = status;
  outgoing.setHeader("Content-Type", "text/plain; charset=utf-8");
  outgoing.setHeader("Cache-Control", "no-store");
  end(incoming, outgoing, Buffer.from(text));
}
