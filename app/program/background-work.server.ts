import { SECONDS } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.server.ts";
import { startMailSender } from "../shop/mail/mail-sender.server.ts";
import { startRetention } from "../shop/retention/start-retention.server.ts";
import { startDeliverySender } from "../shop/webhooks/delivery-sender.server.ts";

/** How long the end of the program waits for a mail or a delivery that is under way; what is cut off is sent again later. */
const STOP_MS = 2 * SECONDS;

/** What the program does beside answering requests. */
export type BackgroundWork = {
  /** Ends what is under way and starts nothing new; says whether all of it ended in time. */
  stop(): Promise<{ finished: boolean }>;
};

/** Starts sending what waits in the database, and deleting what nobody has to keep. */
export function startBackgroundWork(platform: Platform): BackgroundWork {
  const mails = startMailSender(platform);
  const deliveries = startDeliverySender(platform);
  const retention = startRetention(platform);
  // A webhook delivery is queued with the mails about the same thing.
  platform.mailQueued = () => {
    mails.wake();
    deliveries.wake();
  };
  return {
    stop: async () => {
      const ended = Promise.all([mails.stop(), deliveries.stop(), retention.stop()]);
      const finished = await endsWithin(ended, STOP_MS);
      if (!finished) platform.log.warn({}, "something was still being sent; it is sent again after the next start");
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
