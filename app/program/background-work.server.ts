import type { Platform } from "../platform/platform.server.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { startShopJobs } from "../shop/jobs/start-shop-jobs.server.ts";
import { startExpiry } from "../shop/orders/start-expiry.server.ts";
import { startRetention } from "../shop/retention/start-retention.server.ts";
import { startStockAlerts } from "../shop/stock-alerts/start-stock-alerts.server.ts";

/** How long the end of the program waits for what should have ended by itself; longer than the queue lets a job go on. */
const STOP_MS = 8 * SECONDS;

/** What the program does beside answering requests. */
export type BackgroundWork = {
  /** Ends what is under way and starts nothing new; says whether all of it ended in time. */
  stop(): Promise<{ finished: boolean }>;
};

/** Starts working off the queue of mails and webhook deliveries, ending orders that nobody pays, saying what is in stock again, and deleting what nobody has to keep. */
export function startBackgroundWork(platform: Platform): BackgroundWork {
  const jobs = startShopJobs(platform);
  const expiry = startExpiry(platform);
  const retention = startRetention(platform);
  const stockAlerts = startStockAlerts(platform);
  return {
    stop: async () => {
      const all = [jobs, expiry, retention, stockAlerts];
      const finished = await endsWithin(Promise.all(all.map((work) => work.stop())), STOP_MS);
      if (!finished) platform.log.warn({}, "something was still under way; it is done again after the next start");
      return { finished };
    },
  };
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const inTime = await Promise.race([work.then(() => true), tooLong]);
  clearTimeout(timer);
  return inTime;
}
