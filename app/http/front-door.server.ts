import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { loggedAddress } from "../platform/log.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { endPlainly, refuse, sendAnswer } from "./answer.server.ts";
import { addressOf, hostOf, urlOf } from "./incoming.server.ts";
import { answerPreflight, letPartnerRead, partnerOf, requireSender } from "./origin-check.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import { Refusal, readRequestBody } from "./request-body.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { sendExpiredPage, sendStoredPage } from "./stored-pages.server.ts";

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
  /** Answers what no file and no stored page answers. */
  answer(request: Request, sender: Sender): Promise<Response>;
  /** Sends a built or public file, or calls `next` where there is none. */
  files(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Whether a path exists at all for methods that change something. */
  takesPosts(pathname: string): boolean;
  /** Whether a path is a call of programs: its failures are told as JSON, and partners' pages may read it. */
  isCall(pathname: string): boolean;
  /** Whether partners' pages may post to a path. */
  takesPartners(pathname: string): boolean;
  /** Whether the program may be given requests: not while it stops. */
  isReady(): Promise<boolean>;
};

/** The front door: every request passes it, from top to bottom, before Remix sees it (threats, "The front door"). */
export function frontDoor(options: FrontDoorOptions): RequestListener {
  const { platform, pages } = options;
  const publicUrl = new URL(platform.settings.publicUrl);
  const headersOfAll = securityHeaders(platform.settings.publicUrl.startsWith("https:"));

  return (incoming, outgoing) => {
    if (sendStoredPage(platform, pages, publicUrl.host, incoming, outgoing)) return;
    for (const [name, value] of Object.entries(headersOfAll)) outgoing.setHeader(name, value);
    pass(incoming, outgoing).catch((error: unknown) => {
      const failure = error instanceof Refusal ? error : new Refusal(500, "Something went wrong.");
      if (failure !== error)
        platform.log.error({ err: error, url: loggedAddress(incoming.url ?? "/") }, "the front door failed");
      refuse(incoming, outgoing, failure, options.isCall((incoming.url ?? "/").replace(/[?#].*/, "")));
    });
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? "GET";
    const url = urlOf(incoming, publicUrl);
    if (url.pathname === "/healthz") return endPlainly(outgoing, 200, "ok");
    if (url.pathname === "/readyz") {
      return (await options.isReady()) ? endPlainly(outgoing, 200, "ready") : endPlainly(outgoing, 503, "not ready");
    }
    if (hostOf(incoming, platform) !== publicUrl.host) {
      throw new Refusal(400, `This is not an address of this shop. It is found at ${publicUrl.origin}`);
    }
    // Remix runs any route's action at any address that names it so, past every check of addresses.
    if (url.searchParams.has("_data")) throw new Refusal(404, "Not found");
    const isCall = options.isCall(url.pathname);
    if (!METHODS.includes(method) || method === "OPTIONS") requirePlace(options, url);
    if (!METHODS.includes(method)) throw new Refusal(405, "Method not allowed", { Allow: METHODS.join(", ") });
    const partnerOrigin = isCall ? partnerOf(incoming, platform) : null;
    if (partnerOrigin !== null) letPartnerRead(outgoing, partnerOrigin);
    const takesPartners = options.takesPartners(url.pathname);
    if (method === "OPTIONS") return answerPreflight(outgoing, partnerOrigin, takesPartners, METHODS);
    const reading = method === "GET" || method === "HEAD";
    if (reading && !isCall && (await fileWasSent(options, incoming, outgoing))) return;
    if (!reading) requireSender(incoming, publicUrl.origin, takesPartners && partnerOrigin);
    const request = await requestFrom(incoming, outgoing, url, options, partnerOrigin);
    const response = await options.answer(request, { clientAddress: addressOf(incoming, platform), partnerOrigin });
    // While the database is away, an old page is better than none.
    if (response.status === UNAVAILABLE && sendExpiredPage(pages, incoming, outgoing)) return;
    await sendAnswer(pages, incoming, outgoing, response);
  }
}

/** Whether something stands at an address, or at that whose data is asked for. */
function isThere({ takesPosts }: FrontDoorOptions, { pathname }: URL): boolean {
  const page = pathname.replace(/(\/_root)?\.data$/, "");
  return takesPosts(page === "" ? "/" : page);
}

/** @throws Refusal 404 where nothing is: to every method (contract, "Languages and addresses") */
function requirePlace(options: FrontDoorOptions, url: URL): void {
  if (!isThere(options, url)) throw new Refusal(404, "Not found");
}

function fileWasSent(
  { files }: FrontDoorOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
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
  // Nothing of a visitor's session is used for what a partner's page sends.
  if (partnerOrigin !== null) headers.delete("Cookie");
  headers.set("Host", url.host);
  const leaving = new AbortController();
  // After an answer that was sent whole too: only then does Remix end the timer of that page, which would hold up the program's end.
  outgoing.once("close", () => leaving.abort());
  const method = incoming.method ?? "GET";
  // What is not there is not there for a post either: it gets the page that says so.
  if (method !== "POST" || !isThere(options, url)) {
    for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    return new Request(url, { method: method === "HEAD" ? "HEAD" : "GET", headers, signal: leaving.signal });
  }
  const isCall = options.isCall(url.pathname);
  const { type, bytes } = await readRequestBody(incoming, isCall);
  headers.delete("Content-Length");
  if (type === "") headers.delete("Content-Type");
  else headers.set("Content-Type", type);
  return new Request(url, { method, headers, body: bytes, signal: leaving.signal });
}
