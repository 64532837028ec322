import { plainPage } from "../http/plain-page.server.ts";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { pathTo } from "../routing/paths.ts";
import { type Quota, tryForm } from "../session/limits.server.ts";
import type { StoredResponse } from "./idempotency/response-cipher.server.ts";
import { problemAnswer } from "./problem.server.ts";

type Sender = {
  platform: Platform;
  clientAddress: string;
  /** The language in which a person is answered; a program, which gets JSON, has none. */
  pageLanguage: Language | null;
};

/**
 * Turns away who posts, or gets wrong, more than anybody would: before anything of it is stored, for a key or a draft would stay in the
 * database. Null: it may go on.
 */
export async function rateLimit(
  { platform, clientAddress, pageLanguage }: Sender,
  of: "post" | "draft",
): Promise<StoredResponse | null> {
  const tried = await tryForm(platform, of, { clientAddress, account: "" });
  if (tried.ok) return null;
  const headers = quotaHeaders(tried.quota);
  headers.set("Retry-After", String(tried.retryAfterSeconds));
  const answer = pageLanguage ? laterPage(pageLanguage, tried.retryAfterSeconds) : problemAnswer(429, "tooOften");
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(headers) } };
}

/** A page that says when (threats, "The front door", 5): nothing is stored that our own form could be filled in with. */
function laterPage(language: Language, seconds: number): StoredResponse {
  const text = translator(language, "front-door");
  const link = { address: pathTo("home", language), text: text("home") };
  const { headers, body } = plainPage({
    language,
    title: text("tooOften.title"),
    text: text("tooOften.text", { seconds }),
    links: [link],
  });
  return { status: 429, headers, body, done: false };
}

/** The `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers). */
export function quotaHeaders({ form, most, spanSeconds, left, resetsInSeconds }: Quota): Headers {
  return new Headers({
    "RateLimit-Policy": `"${form}";q=${most};w=${spanSeconds}`,
    RateLimit: `"${form}";r=${left};t=${resetsInSeconds}`,
  });
}
