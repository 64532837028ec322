import { HOURS, MINUTES, SECONDS } from "../clock.ts";
import type { Platform } from "../platform.server.ts";
import { afterFailure, type Job, JobFailure } from "./job.ts";
import * as store from "./jobs.store.server.ts";
import { countStuckJobs } from "./queue-log.store.server.ts";
import type { RetryWaits } from "./retry-waits.ts";

const POLL_MS = 15 * SECONDS;
/** Whoever runs the shop is told so often about jobs that are stuck, and of those that have waited so long. */
const HINT_EVERY_MS = 1 * HOURS;
/** How long the others wait when one has found the receiver away. */
const LANE_WAIT_MS = 1 * MINUTES;
/** How long work that is under way may take once the program stops. */
const STOP_GRACE_MS = 5 * SECONDS;
const LATE_AFTER_MS = 1 * HOURS;

/** Whoever does the jobs of a kind. */
export type JobHandler = {
  kind: string;
  /** How many jobs are done at the same time. */
  maxAtOnce: number;
  /** True: each recipient is a receiver of its own and gets one job after the other; false: all jobs go through one receiver. */
  onePerRecipient: boolean;
  waits: RetryWaits;
  /** How long a job may take; after that it counts as interrupted, and is done again. */
  leaseMs: number;
  /** The command that shows the jobs, for the log. */
  command: string;
  /**
   * Does a job; resolves when it is done, with what is to be kept of its payload (undefined: all).
   * @throws JobFailure saying why not
   */
  work(job: Job): Promise<unknown>;
  /** Breaks off what is under way, and lets go of what is held open. */
  close?(): void;
};

/** What works the queue off. */
export type JobRunner = {
  /** Says that the queue has something new. */
  wake(): void;
  /** Ends what is under way, then stops; the rest waits for the next start. */
  stop(): Promise<void>;
};

/** Starts working off the queue: now, whenever it is woken, and every 15 seconds. Several servers may share it. */
export function startJobs(platform: Platform, handlers: readonly JobHandler[]): JobRunner {
  const lines = handlers.map((handler) => openLine(platform, handler));
  const wake = () => {
    for (const line of lines) line.wake();
  };
  const hint = () => hintAtStuckJobs(platform, handlers);
  const timers = [setInterval(wake, POLL_MS), setInterval(hint, HINT_EVERY_MS)];
  wake();
  void hint();
  return {
    wake,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(lines.map((line) => line.stop()));
    },
  };
}

/** Does every job of a kind whose time has come, then stops. */
export async function runDueJobs(platform: Platform, handler: JobHandler): Promise<void> {
  const line = openLine(platform, handler);
  line.wake();
  await line.untilIdle();
  await line.stop();
}

function openLine(platform: Platform, handler: JobHandler) {
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let wanted = false;
  let stopping = false;

  function wake(): void {
    wanted = true;
    if (stopping || filling) return;
    filling = fill()
      .catch((error: unknown) => platform.log.error({ err: error, kind: handler.kind }, "the queue cannot be read"))
      .finally(() => {
        filling = null;
        if (wanted && running.size < handler.maxAtOnce) wake();
      });
  }

  async function fill(): Promise<void> {
    for (let free = handler.maxAtOnce - running.size; free > 0 && !stopping; free = handler.maxAtOnce - running.size) {
      wanted = false;
      const { found, jobs } = await claimDue(platform, handler, free);
      for (const job of jobs) start(job);
      // Those that others took first may not have been all.
      if (found < free && !wanted) return;
    }
  }

  function start(job: Job): void {
    const done = doJob(platform, handler, job)
      .catch((error: unknown) => platform.log.error({ err: error, job: job.id }, "the end of a job could not be noted"))
      .finally(() => {
        running.delete(done);
        wake();
      });
    running.add(done);
  }

  async function untilIdle(): Promise<void> {
    while (filling || running.size > 0) await Promise.all([filling, ...running]);
  }

  return {
    wake,
    untilIdle,
    stop: async () => {
      stopping = true;
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_GRACE_MS);
      });
      await Promise.race([untilIdle(), tooLong]);
      clearTimeout(timer);
      handler.close?.();
      await untilIdle();
    },
  };
}

async function claimDue({ database, clock }: Platform, handler: JobHandler, limit: number) {
  const list = handler.onePerRecipient ? store.listDueJobsOnePerRecipient : store.listDueJobs;
  const due = await list(database.read, handler.kind, clock(), limit);
  // Nobody waits for the writer as long as nothing is to be done.
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
    await store.wakeLane(unit, laneOf(handler, job), clock());
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
      await store.postponeLane(unit, laneOf(handler, job), postponedUntil(after.nextAt, failure, clock()));
  });
  const about = { job: job.id, kind: job.kind, topic: job.topic, attempt: job.attempts, reason: message };
  if (after.state === "dead") log.error({ ...about, err: error }, `given up; see ${handler.command}`);
  else log.warn({ ...about, nextAt: new Date(after.nextAt) }, "could not be sent, it will be tried again");
}

/** The others behind the same receiver try soon whether it is back, unless it has said when. */
function postponedUntil(nextAt: number, { retryAfterMs }: JobFailure, now: number): number {
  return retryAfterMs > 0 ? nextAt : Math.min(nextAt, now + LANE_WAIT_MS);
}

function laneOf({ kind, onePerRecipient }: JobHandler, { recipient }: Job): store.Lane {
  return onePerRecipient ? { kind, recipient } : { kind };
}

async function hintAtStuckJobs({ database, clock, log }: Platform, handlers: readonly JobHandler[]): Promise<void> {
  for (const { kind, command } of handlers) {
    try {
      const { dead, late } = await countStuckJobs(database.read, kind, clock() - LATE_AFTER_MS);
      if (dead + late > 0) log.warn({ kind, dead, late }, `not everything could be sent; see ${command}`);
    } catch (error) {
      log.error({ err: error, kind }, "the queue cannot be read");
    }
  }
}
