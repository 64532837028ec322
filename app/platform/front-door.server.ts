import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHeaders } from "@remix-run/node-fetch-server";
import { parse } from "cookie";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Encoding } from "./page-cache.server.ts";
import type { Platform } from "./platform.server.ts";
import { Refusal, readBody } from "./request-body.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const TEXT_TYPES = /^(text\/|application\/(json|problem\+json|manifest\+json|xml|ld\+json)|image\/svg)/;
const SMALLEST_COMPRESSED = 300;

/** Who stands behind the front door. */
export type Household = {
  platform: Platform;
  /** Answers what no file and no stored page answers. */
  answer(request: Request, clientAddress: string): Promise<Response>;
  /** Sends a built or public file, or calls `next` where there is none. */
  files(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Whether a path exists at all for methods that change something. */
  takesPosts(pathname: string): boolean;
  /** Whether the program may be given requests: not while it stops. */
  isReady(): Promise<boolean>;
};

/** The front door: every request passes it, from top to bottom, before Remix sees it (threats, "The front door"). */
export function frontDoor(household: Household): RequestListener {
  const { platform } = household;
  const publicUrl = new URL(platform.settings.publicUrl);
  const headersOfAll = securityHeaders(platform.settings.publicUrl.startsWith("https:"));

  return (incoming, outgoing) => {
    if (sendStoredPage(platform, publicUrl.host, incoming, outgoing)) return;
    for (const [name, value] of Object.entries(headersOfAll)) outgoing.setHeader(name, value);
    pass(incoming, outgoing).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse(outgoing, error.status, error.message, error.headers);
      platform.log.error({ err: error, url: incoming.url }, "the front door failed");
      refuse(outgoing, 500, "Something went wrong.");
    });
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? "GET";
    const url = urlOf(incoming, publicUrl);
    if (url.pathname === "/healthz") return refuse(outgoing, 200, "ok");
    if (url.pathname === "/readyz") {
      return (await household.isReady()) ? refuse(outgoing, 200, "ready") : refuse(outgoing, 503, "not ready");
    }
    if (hostOf(incoming, platform) !== publicUrl.host) {
      throw new Refusal(400, `This is not an address of this shop. It is found at ${publicUrl.origin}`);
    }
    // Remix runs any route's action at any address that names it so, past every check of addresses.
    if (url.searchParams.has("_data")) throw new Refusal(404, "Not found");
    if (!METHODS.includes(method)) throw new Refusal(405, "Method not allowed", { Allow: METHODS.join(", ") });
    if (method === "OPTIONS") return refuse(outgoing, 204, "", { Allow: METHODS.join(", ") });
    const reading = method === "GET" || method === "HEAD";
    if (reading && (await fileWasSent(household, incoming, outgoing))) return;
    if (!reading) requireOwnOrigin(incoming, publicUrl.origin);
    const request = await requestFrom(incoming, outgoing, url, household);
    const response = await household.answer(request, addressOf(incoming, platform));
    await send(incoming, outgoing, response);
  }

  async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response): Promise<void> {
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
    if (!response.headers.has("Cache-Control")) outgoing.setHeader("Cache-Control", "no-store");
    const compressible = TEXT_TYPES.test(response.headers.get("Content-Type") ?? "");
    if (!compressible || body.length < SMALLEST_COMPRESSED) return end(incoming, outgoing, body);
    const encoding = encodingFor(incoming);
    const bytes =
      encoding === "br" ? brotliCompressSync(body, FAST_BROTLI) : encoding === "gzip" ? gzipSync(body) : body;
    outgoing.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
    if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
    const key = cookies.length === 0 && response.status === 200 ? keyOf(incoming) : null;
    if (key !== null && response.headers.get("Cache-Control")?.startsWith("public")) {
      const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      outgoing.setHeader("ETag", tag);
      const br = encoding === "br" ? bytes : brotliCompressSync(body, FAST_BROTLI);
      platform.pageCache.store(key, { status: 200, headers: textHeaders(outgoing), body, br });
    }
    end(incoming, outgoing, bytes);
  }
}

/** Sends a page that is stored ready-made; says whether there was one. */
function sendStoredPage(
  platform: Platform,
  host: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (incoming.method !== "GET" || hostOf(incoming, platform) !== host) return false;
  const key = keyOf(incoming);
  const page = key === null ? undefined : platform.pageCache.find(key);
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

/** The name under which a page can be stored, or null where it is one visitor's own. */
function keyOf(incoming: IncomingMessage): string | null {
  const { cookie, "accept-language": accepted } = incoming.headers;
  const url = incoming.url ?? "/";
  const cookies = cookie === undefined ? {} : parse(cookie);
  if (cookie !== undefined && PERSONAL.some((name) => cookies[name] !== undefined)) return null;
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = cookies.lang === undefined ? languageToOffer(url, accepted) : null;
  if (cookie === undefined) return offered === null ? url : `${url} ${offered}`;
  return [url, offered, ...VERSIONED.map((name) => cookies[name] ?? "")].join(" ");
}

function fileWasSent({ files }: Household, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.once("close", () => resolve(true));
    files(incoming, outgoing, () => resolve(false));
  });
}

function textHeaders(outgoing: ServerResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    if (name !== "content-encoding" && name !== "content-length") headers[name] = String(value);
  }
  return headers;
}

function urlOf(incoming: IncomingMessage, publicUrl: URL): URL {
  try {
    const target = incoming.url ?? "/";
    // "//host/path" would be read as another host.
    return new URL(`${publicUrl.origin}${target.startsWith("/") ? target : `/${target}`}`);
  } catch {
    throw new Refusal(400, "This address cannot be read.");
  }
}

/** The host that the visitor asked for; a proxy's word counts only where proxies are trusted. */
function hostOf(incoming: IncomingMessage, { settings }: Platform): string | undefined {
  const forwarded = settings.trustProxy > 0 ? incoming.headers["x-forwarded-host"] : undefined;
  return typeof forwarded === "string" ? forwarded : incoming.headers.host;
}

/** The visitor's address: as many proxies back as are trusted, else the connection's. */
function addressOf(incoming: IncomingMessage, { settings }: Platform): string {
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  const address = settings.trustProxy > 0 ? forwarded.at(-settings.trustProxy)?.trim() : "";
  return address || (incoming.socket.remoteAddress ?? "unknown");
}

/** Lets only our own pages (and programs, which have no origin) send what changes something. */
function requireOwnOrigin(incoming: IncomingMessage, ownOrigin: string): void {
  const { origin } = incoming.headers;
  const site = incoming.headers["sec-fetch-site"];
  const own = origin === ownOrigin;
  const program = origin === undefined && (site === undefined || site === "same-origin" || site === "none");
  const hidden = origin === "null" && site === "same-origin";
  if (!own && !program && !hidden) {
    throw new Refusal(403, "This form came from another site. Please open our page and send it from there.");
  }
}

/** The request as Remix gets it: absolute address from `PUBLIC_URL`, whole body, no forwarded host. */
async function requestFrom(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  household: Household,
): Promise<Request> {
  const headers = createHeaders(incoming);
  headers.delete("X-Forwarded-Host");
  // The gate has judged it; Remix's own check knows no "null" and would answer an empty 500.
  headers.delete("Origin");
  headers.set("Host", url.host);
  const leaving = new AbortController();
  outgoing.once("close", () => outgoing.writableFinished || leaving.abort());
  const method = incoming.method ?? "GET";
  const page = url.pathname.replace(/(\/_root)?\.data$/, "");
  // What is not there is not there for a post either: it gets the page that says so.
  if (method !== "POST" || !household.takesPosts(page === "" ? "/" : page)) {
    for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    return new Request(url, { method: method === "HEAD" ? "HEAD" : "GET", headers, signal: leaving.signal });
  }
  const body = await readBody(incoming);
  return new Request(url, { method, headers, body, signal: leaving.signal });
}

function encodingFor(incoming: IncomingMessage): Encoding {
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function end(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/** A plain answer that needs no page. */
function refuse(outgoing: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers });
  outgoing.end(text);
}
