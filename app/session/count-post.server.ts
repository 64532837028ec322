import { createHash } from "node:crypto";
import { countUse, type Use } from "../platform/limits.server.ts";
import { networkOf } from "../platform/network.ts";
import type { Platform } from "../platform/platform.server.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { type LimitName, PRESS_AGAIN_AFTER_SECONDS, RATE_LIMITS, type RateLimit } from "../shop/limits/rate-limits.ts";
import { emailKey } from "../shop/mail/email-key.ts";

/** What is counted of a post. What it does not say is not counted. */
type CountedPost = {
  clientAddress: string;
  /** The account or mail address that is meant. */
  account?: string | undefined;
  /** What it says to whom it may concern: the same text makes the same count. */
  content?: string | undefined;
  /** It does not look filled in by a person. */
  doubted?: boolean;
  /** Its sender was asked to press once more, has waited, and has done so; `never`: a program, which presses nothing. */
  pressedAgain?: boolean | "never";
};

/** What is left of the limit that ends first, as the `RateLimit` headers state it. */
export type Quota = { name: LimitName; most: number; spanSeconds: number; left: number; resetsInSeconds: number };

export type LimitAnswer = { quota: Quota } & (
  | { ok: true }
  | { ok: false; above: RateLimit["above"]; retryAfterSeconds: number }
);

/**
 * Counts a post under a limit. Above it is either refused, until its span is over, or its sender is asked to press once more, which
 * takes a few seconds.
 */
export async function countPost(platform: Platform, name: LimitName, post: CountedPost): Promise<LimitAnswer> {
  let quota: Quota | null = null;
  let pressAgain = false;
  // In the order of the table: who is over the limit of an address leaves no more names behind, whatever is tried.
  for (const limit of RATE_LIMITS[name] as readonly RateLimit[]) {
    const key = keyOf(name, limit, post);
    if (key === null) continue;
    const use = await countUse(platform, key, limit);
    if (limit.above === "pressAgain" && post.pressedAgain !== "never") {
      pressAgain ||= use.waitMs > 0;
      // A limit that a press leads past says nothing of how much is left.
      continue;
    }
    const current = quotaOf(name, limit, use);
    if (use.waitMs > 0) return refused(platform, current, limit, Math.ceil(use.waitMs / SECONDS));
    // How often the same may be said is nobody's quota.
    if (limit.counts !== "content" && (!quota || current.left < quota.left)) quota = current;
  }
  if (!quota) throw new Error(`Nothing of the limit ${name} ends by itself`);
  if (!pressAgain || post.pressedAgain) return { ok: true, quota };
  return { ok: false, above: "pressAgain", quota, retryAfterSeconds: PRESS_AGAIN_AFTER_SECONDS };
}

function refused({ log }: Platform, quota: Quota, { counts }: RateLimit, retryAfterSeconds: number): LimitAnswer {
  log.info({ limit: quota.name, counts, retryAfterSeconds }, "too many posts");
  return { ok: false, above: "refuse", quota, retryAfterSeconds };
}

/** Under which name a post is counted; null where the limit does not concern it. */
function keyOf(name: LimitName, { counts, above, most }: RateLimit, post: CountedPost): string | null {
  const { clientAddress, account = "", content, doubted = false } = post;
  const start = `${name} ${above} ${most} ${networkOf(clientAddress)}`;
  switch (counts) {
    case "address":
      return start;
    case "doubted":
      return doubted ? `${start} doubted` : null;
    case "account":
      return `${start} ${emailKey(account).slice(0, 254)}`;
    case "content":
      return content === undefined ? null : `${start} ${createHash("sha256").update(content).digest("base64url")}`;
  }
}

function quotaOf(name: LimitName, { most, spanMs }: RateLimit, { left, resetsInMs }: Use): Quota {
  return { name, most, spanSeconds: spanMs / SECONDS, left, resetsInSeconds: Math.ceil(resetsInMs / SECONDS) };
}

/** The `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers). */
export function quotaHeaders({ name, most, spanSeconds, left, resetsInSeconds }: Quota): Record<string, string> {
  return {
    "RateLimit-Policy": `"${name}";q=${most};w=${spanSeconds}`,
    RateLimit: `"${name}";r=${left};t=${resetsInSeconds}`,
  };
}
