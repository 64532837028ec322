import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isOwnState } from "../session/cookies.server.ts";
import { encodingFor } from "./accepted.server.ts";
import { encoded } from "./page-cache.server.ts";
import type { PlainAnswer } from "./plain-page.server.ts";
import type { Refusal } from "./request-body.server.ts";
import { isFresh, type Store, storedPageKey } from "./stored-pages.server.ts";

const TEXT_TYPES = /^(text\/|application\/(json|problem\+json|manifest\+json|xml|ld\+json)|image\/svg)/;
/** Pages, and the data of pages: they show the visitor's state and offer the visitor's language. */
const PAGE_TYPES = /^text\/(html|x-script)/;
const MIN_COMPRESSED_BYTES = 300;
const TAG_LENGTH = 22;

/**
 * Sends what the application answers: compressed, with its tag, and stored where it is the same for everybody.
 * @param allow the methods that the address has, for an answer of 405 that does not say so itself
 */
export async function sendAnswer(
  store: Store,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  allow: string,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const compressible = TEXT_TYPES.test(type) && body.length >= MIN_COMPRESSED_BYTES;
  takeHeaders(outgoing, response);
  if (response.status === 405 && !response.headers.has("Allow")) outgoing.setHeader("Allow", allow);
  outgoing.setHeader("Cache-Control", cacheControl(incoming, response, type));
  if (PAGE_TYPES.test(type)) outgoing.appendHeader("Vary", "Accept-Language, Cookie");
  if (compressible) outgoing.appendHeader("Vary", "Accept-Encoding");
  const isKept = response.status === 200 && !outgoing.hasHeader("Set-Cookie") && isTagged(outgoing);
  if (isKept) {
    // Weak: the same content in every encoding (RFC 9110, section 8.8.1).
    const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, TAG_LENGTH)}"`;
    outgoing.setHeader("ETag", tag);
    if (isFresh(incoming, tag)) return void outgoing.writeHead(304).end();
  }
  if (!compressible) return end(incoming, outgoing, body);
  const key = isKept ? storedPageKey(incoming, store.storedAs) : null;
  if (key !== null) store.pages.store(key, storedHeaders(outgoing), body);
  const encoding = encodingFor(incoming.headers["accept-encoding"]);
  const bytes = await encoded(body, encoding);
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  end(incoming, outgoing, bytes);
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

/** What may be kept by whom: a page that shows something of this visitor's is for this visitor's browser alone. */
function cacheControl(incoming: IncomingMessage, response: Response, type: string): string {
  const said = response.headers.get("Cache-Control");
  if (said === null) return "no-store";
  if (!said.startsWith("public") || !PAGE_TYPES.test(type)) return said;
  const isPersonal = isOwnState(incoming.headers.cookie) || response.headers.getSetCookie().length > 0;
  return isPersonal ? "private, no-cache" : said;
}

function isTagged(outgoing: ServerResponse): boolean {
  return /^(public|private)/.test(String(outgoing.getHeader("Cache-Control")));
}

function storedHeaders(outgoing: ServerResponse): Record<string, string> {
  const entries = Object.entries(outgoing.getHeaders());
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join(", ")]));
}

function end(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/** Turns a request away with the words that were chosen for it. */
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

/** A line that says how the program is. */
export function endPlainly(incoming: IncomingMessage, outgoing: ServerResponse, status: number, text: string): void {
  outgoing.statusCode = status;
  outgoing.setHeader("Content-Type", "text/plain; charset=utf-8");
  outgoing.setHeader("Cache-Control", "no-store");
  end(incoming, outgoing, Buffer.from(text));
}
