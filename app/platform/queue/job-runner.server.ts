import type { Platform } from "../platform.server.ts";
import { HOURS, SECONDS } from "../system/clock.ts";
import type { JobHandler } from "./job-handler.ts";
import { JobWorker } from "./job-worker.server.ts";
import { countStuckJobs } from "./queue-log.store.server.ts";

const POLL_MS = 15 * SECONDS;
/** How often the log warns of stuck jobs, and how long a job has been due to count as stuck. */
const HINT_EVERY_MS = 1 * HOURS;
const LATE_AFTER_MS = 1 * HOURS;

/** What works the queue off. */
export type JobRunner = {
  /** Says that the queue has something new. */
  wake(): void;
  /** Ends what is under way, then stops; the rest waits for the next start. */
  stop(): Promise<void>;
};

/** Starts working off the queue: now, whenever it is woken, and every 15 seconds. Several servers may share it. */
export function startJobs(platform: Platform, handlers: readonly JobHandler[]): JobRunner {
  const lines = handlers.map((handler) => new JobWorker(platform, handler));
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
  const line = new JobWorker(platform, handler);
  line.wake();
  await line.untilIdle();
  await line.stop();
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
