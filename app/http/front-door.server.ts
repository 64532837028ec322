import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { loggedAddress } from "../platform/log.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { matchScreen, withoutData } from "../routing/paths.ts";
import { encodingFor } from "./accepted.server.ts";
import { endPlainly, refuse, sendAnswer } from "./answer.server.ts";
import { drain } from "./drain.server.ts";
import { addressOf, cookiesWithoutNul, hostOf, takeOwnHostAway, urlOf } from "./incoming.server.ts";
import { answerPreflight, letPartnerRead, partnerOf, requireSender } from "./origin-check.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import { refusalBody } from "./refusal-body.server.ts";
import { Refusal, readRequestBody, readSignedBody } from "./request-body.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { type StoredAs, sendExpiredPage, sendStoredPage } from "./stored-pages.server.ts";

const UNAVAILABLE = 503;
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** What the application is told of a request beside the request itself. */
export type Sender = {
  /** The visitor's address as far as the proxies in front can be trusted. */
  clientAddress: string;
  /** The exact partner origin whose page sent it, or null. Such a request brings no cookie. */
  partnerOrigin: string | null;
};

/** Who stands behind the front door. */
export type FrontDoorOptions = {
  platform: Platform;
  /** The finished pages that are sent without asking the application. */
  pages: PageCache;
  /** The name under which an address's answer is stored, or null. */
  storedAs: StoredAs;
  /** Answers what no file and no stored page answers. */
  answer(request: Request, sender: Sender): Promise<Response>;
  /** Sends a built or public file, or calls `next` where there is none. */
  files(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Whether a path exists at all for methods that change something. */
  takesPosts(pathname: string): boolean;
  /** The methods that an address has, as `Allow` says them. */
  methodsOf(url: URL): string;
  /** Whether a path is a call of programs: its failures are told as JSON, and partners' pages may read it. */
  isCall(pathname: string): boolean;
  /** Whether partners' pages may post to a path. */
  takesPartners(pathname: string): boolean;
  /** Whether pages and servers outside of the shop post there, whoever they are: what they send proves itself by its signature. */
  takesSignedPosts(pathname: string): boolean;
  /** Whether the program may be given requests: not while it stops. */
  isReady(): Promise<boolean>;
};

/** The front door: every request passes it, from top to bottom, before Remix sees it. */
export function frontDoor(options: FrontDoorOptions): RequestListener {
  const { platform } = options;
  const publicUrl = new URL(platform.settings.publicUrl);
  const headersOfAll = securityHeaders(platform.settings.publicUrl.startsWith("https:"));

  return (incoming, outgoing) => {
    takeOwnHostAway(incoming, publicUrl.host);
    if (sendStoredPage(platform, options, publicUrl.host, incoming, outgoing)) return;
    for (const [name, value] of Object.entries(headersOfAll)) outgoing.setHeader(name, value);
    pass(incoming, outgoing).catch((error: unknown) => turnAway(options, incoming, outgoing, error));
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? "GET";
    const url = urlOf(incoming, publicUrl);
    if (url.pathname === "/healthz") return endPlainly(incoming, outgoing, 200, "ok");
    if (url.pathname === "/readyz") return answerReadiness(options, incoming, outgoing);
    if (hostOf(incoming, platform) !== publicUrl.host) {
      throw new Refusal(400, `This is not an address of this shop. It is found at ${publicUrl.origin}`);
    }
    // Remix runs any route's action at any address that names it so, past every check of addresses; and cannot read "//".
    if (url.searchParams.has("_data") || url.pathname.startsWith("//")) throw new Refusal(404, "Not found");
    const isCall = options.isCall(url.pathname);
    // Whom an answer is for depends on it, also where there is none.
    if (isCall) outgoing.appendHeader("Vary", "Origin");
    if (!METHODS.includes(method) || method === "OPTIONS") requirePlace(options, url);
    const allow = options.methodsOf(url);
    if (!METHODS.includes(method)) throw new Refusal(405, "Method not allowed", { Allow: allow });
    const partnerOrigin = isCall ? partnerOf(incoming, platform) : null;
    if (partnerOrigin !== null) letPartnerRead(outgoing, partnerOrigin);
    const takesPartners = options.takesPartners(url.pathname);
    if (method === "OPTIONS") return answerPreflight(outgoing, partnerOrigin, takesPartners, allow);
    const reading = method === "GET" || method === "HEAD";
    if (reading && !isCall && (await fileWasSent(options, incoming, outgoing))) return;
    if (!reading && !options.takesSignedPosts(url.pathname)) {
      requireSender(incoming, publicUrl.origin, takesPartners && partnerOrigin);
    }
    // A screen says so itself, on a page of ours.
    const saysSoItself = matchScreen(withoutData(url.pathname)) !== null || !isThere(options, url);
    if (!saysSoItself && !allow.split(", ").includes(method)) {
      throw new Refusal(405, "Method not allowed", { Allow: allow });
    }
    const request = await requestFrom(incoming, outgoing, url, options, partnerOrigin);
    const response = await options.answer(request, { clientAddress: addressOf(incoming, platform), partnerOrigin });
    // While the database is away, an old page is better than none.
    if (response.status === UNAVAILABLE && sendExpiredPage(options, incoming, outgoing)) return;
    await sendAnswer(options, incoming, outgoing, response, allow);
  }
}

async function turnAway(
  { platform, isCall }: FrontDoorOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
): Promise<void> {
  // Whoever has gone needs no answer, and is no failure of ours.
  if (incoming.errored) return void outgoing.destroy();
  const url = incoming.url ?? "/";
  const failure = error instanceof Refusal ? error : new Refusal(500, "Something went wrong.");
  if (failure !== error) platform.log.error({ err: error, url: loggedAddress(url) }, "the front door failed");
  // The winery learns whose pages would like to post forms here.
  if (failure.status === 403) {
    platform.log.warn(
      { origin: incoming.headers.origin, url: loggedAddress(url) },
      "a form of another site was refused",
    );
  }
  const body = await refusalBody(failure, incoming, isCall(url.replace(/[?#].*/, "")));
  await drain(incoming);
  refuse(incoming, outgoing, failure, body);
}

async function answerReadiness(
  { isReady }: FrontDoorOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (await isReady()) endPlainly(incoming, outgoing, 200, "ready");
  else endPlainly(incoming, outgoing, 503, "not ready");
}

/** Whether something stands at an address, or at that whose data is asked for. */
function isThere({ takesPosts }: FrontDoorOptions, { pathname }: URL): boolean {
  return takesPosts(withoutData(pathname));
}

/** @throws Refusal 404 where nothing is: to every method */
function requirePlace(options: FrontDoorOptions, url: URL): void {
  if (!isThere(options, url)) throw new Refusal(404, "Not found");
}

function fileWasSent(
  { files }: FrontDoorOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  // The file server knows no "br;q=0".
  incoming.headers["accept-encoding"] = encodingFor(incoming.headers["accept-encoding"]);
  return new Promise((resolve) => {
    outgoing.once("close", () => resolve(true));
    files(incoming, outgoing, () => resolve(false));
  });
}

/** The request as Remix gets it: absolute address from `PUBLIC_URL`, whole body, no forwarded host. */
async function requestFrom(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  options: FrontDoorOptions,
  partnerOrigin: string | null,
): Promise<Request> {
  const headers = createHeaders(incoming);
  headers.delete("X-Forwarded-Host");
  // The gate has judged it; Remix's own check knows no "null" and would answer an empty 500.
  headers.delete("Origin");
  const cookies = cookiesWithoutNul(headers.get("Cookie") ?? "");
  const isSigned = incoming.method === "POST" && options.takesSignedPosts(url.pathname);
  const isForeign = partnerOrigin !== null || (isSigned && incoming.headers.origin !== url.origin);
  // Nothing of a visitor's session is used for what a page of others sends.
  if (isForeign || cookies === "") headers.delete("Cookie");
  else headers.set("Cookie", cookies);
  headers.set("Host", url.host);
  const leaving = new AbortController();
  // After an answer that was sent whole too: only then does Remix end the timer of that page, which would hold up the program's end.
  outgoing.once("close", () => leaving.abort());
  // What is not there is not there for a post either: it gets the page that says so. HEAD is told what GET would be.
  if (incoming.method !== "POST" || !isThere(options, url)) {
    for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    return new Request(url, { method: "GET", headers, signal: leaving.signal });
  }
  const { type, bytes } = isSigned
    ? await readSignedBody(incoming)
    : await readRequestBody(incoming, options.isCall(url.pathname));
  headers.delete("Content-Length");
  if (type === "") headers.delete("Content-Type");
  else headers.set("Content-Type", type);
  return new Request(url, { method: "POST", headers, body: bytes, signal: leaving.signal });
}
