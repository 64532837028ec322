import {
  GIVE_UP_AFTER_MS,
  MAX_RETRY_AFTER_MS,
  MAX_UNCERTAIN,
  type RetryWaits,
  UNCERTAIN_WAIT_MS,
  waitAfterAttempt,
} from "./retry-waits.ts";

/** `queued`: waits or is under way; `done`; `dead`: given up, until somebody has it tried again. */
export const JOB_STATES = ["queued", "done", "dead"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work that is to be done after a commit. */
export type NewJob = {
  id: string;
  /** Who does it: `mail`, `webhook`. */
  kind: string;
  /** What it is about, for people: `order-placed`. */
  topic: string;
  /** Whom it reaches: a mail address, a partner's name. */
  recipient: string;
  /** Jobs of a kind with the same key are done one after the other; none: in any order. */
  orderKey?: string;
  /** Not to be done before, in milliseconds since 1970; left out: at once. */
  notBefore?: number;
  /** Kept as JSON. */
  payload: unknown;
};

/** A job in the hands of whoever does it. Moments are milliseconds since 1970. */
export type Job = Omit<NewJob, "orderKey" | "notBefore"> & {
  /** How often it was tried, this time included. */
  attempts: number;
  /** After how many attempts nobody knew whether it was done. */
  uncertain: number;
  createdAt: number;
  expiresAt: number;
  leasedUntil: number;
};

/**
 * Why a job failed. `own`: it alone, it may work later; `away`: its receiver does not answer, so that others need not try either;
 * `uncertain`: it may have been done; `final`: it never will be.
 */
export type FailureReason = "own" | "away" | "uncertain" | "final";

/** How whoever does a job says why it failed; any other error counts as `own`. */
export class JobFailure extends Error {
  readonly reason: FailureReason;
  /** How long the receiver asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(
    reason: FailureReason,
    message: string,
    { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What becomes of a job that failed: when it is tried again, or that it is given up (`dead`). */
export type AfterFailure = { state: "queued" | "dead"; nextAt: number; uncertain: number; away: boolean };

/** Decides what becomes of a job that failed at a moment. */
export function afterFailure(job: Job, failure: JobFailure, waits: RetryWaits, now: number): AfterFailure {
  const { reason, retryAfterMs } = failure;
  const away = reason === "away";
  const uncertain = job.uncertain + (reason === "uncertain" ? 1 : 0);
  if (reason === "final" || uncertain >= MAX_UNCERTAIN || now >= job.expiresAt) {
    return { state: "dead", nextAt: now, uncertain, away: false };
  }
  const wait = reason === "uncertain" ? UNCERTAIN_WAIT_MS : waitAfterAttempt(waits, job.attempts, away);
  const nextAt = now + Math.max(wait, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
  return { state: "queued", nextAt, uncertain, away };
}

/** When a job that is queued now, or once more, is given up. */
export function expiryOf(now: number): number {
  return now + GIVE_UP_AFTER_MS;
}
