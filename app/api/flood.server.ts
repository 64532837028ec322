import type { Platform } from "../platform/platform.server.ts";
import { type Quota, tryForm } from "../session/limits.server.ts";
import type { GivenAnswer } from "../shop/partners/sealed-answer.server.ts";
import { problemAnswer } from "./problem.server.ts";

type Sender = { platform: Platform; clientAddress: string };

/**
 * Turns away who posts, or gets wrong, more than anybody would: before anything of it is stored, for a key or a draft would stay in the
 * database. Null: it may go on.
 */
export async function refuseFlood(
  { platform, clientAddress }: Sender,
  of: "post" | "draft",
): Promise<GivenAnswer | null> {
  const tried = await tryForm(platform, of, { clientAddress, account: "" });
  if (tried.ok) return null;
  const headers = quotaHeaders(tried.quota);
  headers.set("Retry-After", String(tried.retryAfterSeconds));
  const answer = problemAnswer(429, "tooOften");
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(headers) } };
}

/** The `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers). */
export function quotaHeaders({ form, most, spanSeconds, left, resetsInSeconds }: Quota): Headers {
  return new Headers({
    "RateLimit-Policy": `"${form}";q=${most};w=${spanSeconds}`,
    RateLimit: `"${form}";r=${left};t=${resetsInSeconds}`,
  });
}
