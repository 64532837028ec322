import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "../platform/platform.server.ts";
import { MINUTES, SECONDS } from "../platform/system/clock.ts";
import { Refusal } from "./request-body.server.ts";

/** What a partner's script may send beside what every form sends, and what of an answer's headers it may read. */
const ASKING_HEADERS = "Accept-Language, Content-Type, Idempotency-Key, If-None-Match";
const READABLE_HEADERS = "ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After";
const PREFLIGHT_LIFE_MS = 10 * MINUTES;

/** The origin of a request if it is exactly one of `PARTNER_ORIGINS`: scheme, host and port. */
export function partnerOf({ headers }: IncomingMessage, { settings }: Platform): string | null {
  return settings.partnerOrigins.find((origin) => origin === headers.origin) ?? null;
}

/**
 * Lets only our own pages, programs (which send no origin) and, where partners may post, a partner's page send a request that changes something.
 * @param partner the partner whose page sends it, where partners may post
 * @throws Refusal 403 for everybody else
 */
export function requireSender(incoming: IncomingMessage, ownOrigin: string, partner: string | null | false): void {
  const { origin } = incoming.headers;
  const site = incoming.headers["sec-fetch-site"];
  const own = origin === ownOrigin;
  const program = origin === undefined && (site === undefined || site === "same-origin" || site === "none");
  const hidden = origin === "null" && site === "same-origin";
  if (own || program || hidden || partner) return;
  throw new Refusal(403, "This form came from another site. Please open our page and send it from there.");
}

/** Lets the scripts of a partner's page read the answer to a call (Fetch standard, "CORS protocol"); without cookies. */
export function letPartnerRead(outgoing: ServerResponse, partner: string): void {
  outgoing.setHeader("Access-Control-Allow-Origin", partner);
  outgoing.setHeader("Access-Control-Expose-Headers", READABLE_HEADERS);
}

/** Answers OPTIONS; a partner's browser learns what its page may send. @param mayPost whether partners may post there */
export function answerPreflight(
  outgoing: ServerResponse,
  partner: string | null,
  mayPost: boolean,
  allow: string,
): void {
  if (partner !== null) {
    outgoing.setHeader("Access-Control-Allow-Methods", mayPost ? "GET, HEAD, POST" : "GET, HEAD");
    outgoing.setHeader("Access-Control-Allow-Headers", ASKING_HEADERS);
    outgoing.setHeader("Access-Control-Max-Age", PREFLIGHT_LIFE_MS / SECONDS);
  }
  outgoing.writeHead(204, { Allow: allow, "Cache-Control": "no-store" }).end();
}
