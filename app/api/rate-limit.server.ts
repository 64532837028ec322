import { plainPage } from "../http/plain-page.server.ts";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { pathTo } from "../routing/paths.ts";
import { countPost, type Quota, quotaHeaders } from "../session/count-post.server.ts";
import { problemAnswer } from "./answers/problem.server.ts";
import type { StoredResponse } from "./answers/stored-response.server.ts";

type Sender = {
  platform: Platform;
  clientAddress: string;
  /** The language in which a person is answered; a program, which gets JSON, has none. */
  pageLanguage: Language | null;
};

/** Rejects a sender over the limit before anything is stored: a key or a draft would stay in the database. `refused` null: it may go on. */
export async function rateLimit(
  { platform, clientAddress, pageLanguage }: Sender,
  of: "post" | "draft" | "suggestions",
): Promise<{ refused: StoredResponse | null; quota: Quota }> {
  const counted = await countPost(platform, of, { clientAddress });
  const { quota } = counted;
  if (counted.ok) return { refused: null, quota };
  const seconds = counted.retryAfterSeconds;
  const answer = pageLanguage ? laterPage(pageLanguage, seconds) : problemAnswer(429, "tooOften");
  return { refused: withHeaders(answer, { ...quotaHeaders(quota), "Retry-After": String(seconds) }), quota };
}

/** An answer with more headers. */
export function withHeaders(answer: StoredResponse, headers: Record<string, string>): StoredResponse {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** A page that says when: nothing is stored that our own form could be filled in with. */
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
