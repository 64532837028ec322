/** The forms that are checked; the check of another company gives a token for one of them only. Orders are not: none may be lost. */
export const SPAM_ACTIONS = ["inquiry", "reservation"] as const;
export type SpamAction = (typeof SPAM_ACTIONS)[number];

/** The fields that a checked form brings along. The first is a trap: people never see it. */
export const SPAM_FIELDS = { trap: "website", startedAt: "startedAt", token: "spamToken" } as const;

/**
 * Why a form is not taken: `trap`: the hidden field was filled in; `limit`: too many came from this address.
 * Everything else that looks odd only makes the limit stricter.
 */
export type SpamRefusal = { reason: "trap" } | { reason: "limit"; retryAfterSeconds: number };

/** How a refused form is answered; 429 says when the next one is allowed. */
export function refusalInit(refusal: SpamRefusal): { status: number; headers?: Record<string, string> } {
  if (refusal.reason !== "limit") return { status: 422 };
  return { status: 429, headers: { "Retry-After": String(refusal.retryAfterSeconds) } };
}

export type SpamAnswer = { ok: true } | ({ ok: false } & SpamRefusal);

/** What the browser's part needs to load the check; null: it is not loaded. */
export type SpamScript = { siteKey: string; scriptUrl: string };
