/** The forms that are checked; the check of another company gives a token for one of them only. Orders are not: none may be lost. */
const SPAM_ACTIONS = ["inquiry", "reservation", "withdrawal", "stockAlert"] as const;
export type SpamAction = (typeof SPAM_ACTIONS)[number];

/** The fields that a checked form brings along. The first is a trap: people never see it. */
export const SPAM_FIELDS = { trap: "website", startedAt: "startedAt", token: "spamToken" } as const;

/** What the browser's part needs to load the check; null: it is not loaded. */
export type SpamScript = { siteKey: string; scriptUrl: string };
