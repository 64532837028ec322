import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingFor } from "./incoming.server.ts";
import type { Encoding, PageCache } from "./page-cache.server.ts";
import { refusalBody } from "./refusal-body.server.ts";
import type { Refusal } from "./request-body.server.ts";
import { keyOf } from "./stored-pages.server.ts";

// Compressed by another thread: meanwhile this one makes the next page.
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const TEXT_TYPES = /^(text\/|application\/(json|problem\+json|manifest\+json|xml|ld\+json)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 300;

/** Sends what the application answers: compressed, with its tag, and stored where it is the same for everybody. */
export async function sendAnswer(
  pages: PageCache,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === "vary") outgoing.appendHeader("Vary", value);
    else if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  // A page without forms; calls say themselves what they take (RFC 9110, section 15.5.6).
  if (response.status === 405 && !response.headers.has("Allow")) outgoing.setHeader("Allow", "GET, HEAD, OPTIONS");
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  if (!response.headers.has("Cache-Control")) outgoing.setHeader("Cache-Control", "no-store");
  const shared =
    cookies.length === 0 && response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public");
  if (shared) {
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    outgoing.setHeader("ETag", tag);
    if (incoming.headers["if-none-match"] === tag) return void outgoing.writeHead(304).end();
  }
  const compressible = TEXT_TYPES.test(response.headers.get("Content-Type") ?? "");
  if (!compressible || body.length < MIN_COMPRESSED_BYTES) return end(incoming, outgoing, body);
  const encoding = encodingFor(incoming);
  const bytes = await encoded(body, encoding);
  outgoing.appendHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  const key = shared ? keyOf(incoming) : null;
  if (key !== null) {
    const br = encoding === "br" ? bytes : await encoded(body, "br");
    pages.store(key, { status: 200, headers: textHeaders(outgoing), body, br });
  }
  end(incoming, outgoing, bytes);
}

async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? compress.br(body, FAST_BROTLI) : compress.gzip(body);
}

function textHeaders(outgoing: ServerResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    if (name !== "content-encoding" && name !== "content-length") headers[name] = String(value);
  }
  return headers;
}

function end(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/** Turns a request away: with a problem for programs, a page for people, a line for everything else. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal, isCall: boolean): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const { headers, body } = refusalBody(refusal, incoming.headers, isCall);
  outgoing.writeHead(refusal.status, { "Cache-Control": "no-store", ...refusal.headers, ...headers }).end(body);
}

/** A line that says how the program is. */
export function endPlainly(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end(text);
}
