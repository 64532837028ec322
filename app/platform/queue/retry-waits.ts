import { DAYS, HOURS, MINUTES, SECONDS } from "../system/clock.ts";

/** How the waits between the attempts at a job grow, in milliseconds. */
export type RetryWaits = {
  firstMs: number;
  /** Each wait is so many times the one before. */
  growth: number;
  maxMs: number;
  /** The longest wait for a receiver that does not answer at all: it may be back any moment. */
  maxAwayMs: number;
};

export const MAIL_WAITS: RetryWaits = { firstMs: MINUTES, growth: 2, maxMs: 6 * HOURS, maxAwayMs: 15 * MINUTES };
export const WEBHOOK_WAITS: RetryWaits = { firstMs: 5 * SECONDS, growth: 6, maxMs: 12 * HOURS, maxAwayMs: 1 * HOURS };

/** A failure so long after a job was queued is the last: the job is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAYS;

/** How long to wait before something that may have been done is done once more; and how often that may be risked. */
export const UNCERTAIN_WAIT_MS = 1 * HOURS;
export const MAX_UNCERTAIN = 2;

/** The longest wait that a receiver can ask for. */
export const MAX_RETRY_AFTER_MS = 1 * DAYS;

/** How long to wait after an attempt failed, in milliseconds. @param attempts how many there have been, this one included */
export function waitAfterAttempt(waits: RetryWaits, attempts: number, away = false): number {
  const { firstMs, growth, maxMs, maxAwayMs } = waits;
  return Math.min(firstMs * growth ** (attempts - 1), away ? maxAwayMs : maxMs);
}
