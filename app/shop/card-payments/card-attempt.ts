import type { CardProvider } from "../payment/card-adapter.ts";

/** What became of an attempt; `setAside`: money has come that does not fit, and a person decides. */
export const ATTEMPT_OUTCOMES = ["paid", "declined", "cancelled", "setAside"] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** An attempt to pay an order by card. Its amount, in whole cents, never changes; moments are milliseconds since 1970. */
export type CardAttempt = {
  /** The order's number and a letter. */
  number: string;
  orderId: string;
  provider: CardProvider;
  amountCents: number;
  startedAt: number;
  /** Null: not known yet. */
  outcome: AttemptOutcome | null;
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** So often an order may be tried to be paid by card; then a person helps. */
export const MAX_ATTEMPTS = LETTERS.length;

/**
 * The number of an order's attempt: `2026-000123-A`. It ends with a letter, since Monri signs number and amount one after the other
 * without anything between them: a digit at its end could be taken for the first of the amount.
 * @param before how many attempts there have been; fewer than `MAX_ATTEMPTS`
 */
export function attemptNumber(orderNumber: string, before: number): string {
  return `${orderNumber}-${LETTERS.charAt(before)}`;
}
