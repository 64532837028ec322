import type { Job } from "./job.ts";
import type { RetryWaits } from "./retry-waits.ts";

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
