import { describe, expect, it } from "vitest";
import { HOURS, MINUTES, SECONDS } from "../system/clock.ts";
import { afterFailure, type FailureReason, type Job, JobFailure } from "./job.ts";
import { MAIL_WAITS, WEBHOOK_WAITS, waitAfterAttempt } from "./retry-waits.ts";

const JOB: Job = {
  ...{ id: "1", kind: "mail", topic: "order-placed", recipient: "a@b.hr", payload: {}, attempts: 1, uncertain: 0 },
  ...{ createdAt: 0, expiresAt: 72 * HOURS, leasedUntil: 0 },
};
const failed = (reason: FailureReason, changes: Partial<Job> = {}, now = 0, retryAfterMs = 0) =>
  afterFailure({ ...JOB, ...changes }, new JobFailure(reason, "no", { retryAfterMs }), MAIL_WAITS, now);

describe("the wait after a failure", () => {
  it("of a mail doubles from a minute to six hours", () => {
    const waits = [1, 2, 3, 8, 9, 10, 30].map((attempts) => waitAfterAttempt(MAIL_WAITS, attempts));
    expect(waits).toEqual([1, 2, 4, 128, 256, 360, 360].map((minutes) => minutes * MINUTES));
  });

  it("of a mail whose server is away is a quarter of an hour at most", () => {
    const waits = [1, 4, 5, 30].map((attempts) => waitAfterAttempt(MAIL_WAITS, attempts, true));
    expect(waits).toEqual([1, 8, 15, 15].map((minutes) => minutes * MINUTES));
  });

  it("of a webhook delivery grows six times from five seconds to twelve hours", () => {
    const waits = [1, 2, 3, 9].map((attempts) => waitAfterAttempt(WEBHOOK_WAITS, attempts));
    expect(waits).toEqual([5 * SECONDS, 30 * SECONDS, 3 * MINUTES, 12 * HOURS]);
  });
});

describe("a job that failed", () => {
  it("is given up at once where it never will be done, and after three days", () => {
    expect(failed("final").state).toBe("dead");
    expect(failed("own", {}, 72 * HOURS - 1).state).toBe("queued");
    expect(failed("own", {}, 72 * HOURS).state).toBe("dead");
  });

  it("that may have been done is tried once more, an hour later, and then given up", () => {
    expect(failed("uncertain")).toEqual({ state: "queued", nextAt: HOURS, uncertain: 1, away: false });
    expect(failed("uncertain", { uncertain: 1 })).toMatchObject({ state: "dead", uncertain: 2 });
  });

  it("waits as long as its receiver asks, if that is longer, and a day at most", () => {
    expect(failed("own", {}, 0, 10 * SECONDS).nextAt).toBe(MINUTES);
    expect(failed("own", {}, 0, 10 * MINUTES).nextAt).toBe(10 * MINUTES);
    expect(failed("own", {}, 0, 1000 * HOURS).nextAt).toBe(24 * HOURS);
  });
});
