import type { Platform } from "../platform.server.ts";
import { MINUTES, SECONDS } from "../system/clock.ts";
import { afterFailure, type Job, JobFailure } from "./job.ts";
import type { JobHandler } from "./job-handler.ts";
import * as store from "./jobs.store.server.ts";

/** How long the others wait when one has found the receiver away. */
const AWAY_WAIT_MS = 1 * MINUTES;
/** How long work that is under way may take once the program stops. */
const STOP_GRACE_MS = 5 * SECONDS;

/** Does the jobs of one kind, so many at the same time. */
export class JobWorker {
  readonly #platform: Platform;
  readonly #handler: JobHandler;
  readonly #running = new Set<Promise<void>>();
  #filling: Promise<void> | null = null;
  #wanted = false;
  #stopping = false;

  constructor(platform: Platform, handler: JobHandler) {
    this.#platform = platform;
    this.#handler = handler;
  }

  /** Says that something may be due. */
  wake(): void {
    this.#wanted = true;
    if (this.#stopping || this.#filling) return;
    const { log } = this.#platform;
    this.#filling = this.#fill()
      .catch((error: unknown) => log.error({ err: error, kind: this.#handler.kind }, "the queue cannot be read"))
      .finally(() => {
        this.#filling = null;
        if (this.#wanted && this.#free > 0) this.wake();
      });
  }

  /** Resolves when nothing is due and nothing under way. */
  async untilIdle(): Promise<void> {
    while (this.#filling || this.#running.size > 0) await Promise.all([this.#filling, ...this.#running]);
  }

  /** Takes nothing more, gives what is under way a few seconds, then breaks it off. */
  async stop(): Promise<void> {
    this.#stopping = true;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_GRACE_MS);
    });
    await Promise.race([this.untilIdle(), tooLong]);
    clearTimeout(timer);
    this.#handler.close?.();
    await this.untilIdle();
  }

  get #free(): number {
    return this.#handler.maxAtOnce - this.#running.size;
  }

  async #fill(): Promise<void> {
    while (this.#free > 0 && !this.#stopping) {
      this.#wanted = false;
      const free = this.#free;
      const { found, jobs } = await claimDue(this.#platform, this.#handler, free);
      for (const job of jobs) this.#start(job);
      // Other workers may have taken those; there may be more.
      if (found < free && !this.#wanted) return;
    }
  }

  #start(job: Job): void {
    const { log } = this.#platform;
    const done = doJob(this.#platform, this.#handler, job)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, "the end of a job could not be noted"))
      .finally(() => {
        this.#running.delete(done);
        this.wake();
      });
    this.#running.add(done);
  }
}

async function claimDue({ database, clock }: Platform, handler: JobHandler, limit: number) {
  const list = handler.onePerRecipient ? store.listDueJobsOnePerRecipient : store.listDueJobs;
  const due = await list(database.read, handler.kind, clock(), limit);
  // Without due jobs it takes no write transaction.
  if (due.length === 0) return { found: 0, jobs: [] };
  const jobs = await database.write(async (unit) => {
    const claimed: Job[] = [];
    for (const one of due) {
      const job = await store.claimJob(unit, one, clock(), handler.leaseMs);
      if (job) claimed.push(job);
    }
    return claimed;
  });
  return { found: due.length, jobs };
}

async function doJob(platform: Platform, handler: JobHandler, job: Job): Promise<void> {
  const { database, clock, log } = platform;
  let kept: unknown;
  try {
    kept = await handler.work(job);
  } catch (error) {
    return noteFailure(platform, handler, job, error);
  }
  await database.write(async (unit) => {
    await store.markDone(unit, job, clock(), kept);
    await store.wakeQueue(unit, queueOf(handler, job), clock());
  });
  log.info({ job: job.id, kind: job.kind, topic: job.topic }, "sent");
}

async function noteFailure(
  { database, clock, log }: Platform,
  handler: JobHandler,
  job: Job,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const failure = error instanceof JobFailure ? error : new JobFailure("own", message, { cause: error });
  const after = afterFailure(job, failure, handler.waits, clock());
  await database.write(async (unit) => {
    await store.markFailed(unit, job, after, clock(), message);
    if (after.away)
      await store.postponeQueue(unit, queueOf(handler, job), postponedUntil(after.nextAt, failure, clock()));
  });
  const about = { job: job.id, kind: job.kind, topic: job.topic, attempt: job.attempts, reason: message };
  if (after.state === "dead") log.error({ ...about, err: error }, `given up; see ${handler.command}`);
  else log.warn({ ...about, nextAt: new Date(after.nextAt) }, "could not be sent, it will be tried again");
}

/** Jobs for the same receiver soon try whether it is back, unless it has said when. */
function postponedUntil(nextAt: number, { retryAfterMs }: JobFailure, now: number): number {
  return retryAfterMs > 0 ? nextAt : Math.min(nextAt, now + AWAY_WAIT_MS);
}

function queueOf({ kind, onePerRecipient }: JobHandler, { recipient }: Job): store.DeliveryQueue {
  return onePerRecipient ? { kind, recipient } : { kind };
}
