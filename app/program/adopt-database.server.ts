import { createInterface } from "node:readline/promises";
import { WrongUse } from "../platform/command-line.ts";
import type { Settings } from "../platform/settings.server.ts";
import { type Clock, dateAtWinery, systemClock } from "../platform/system/clock.ts";
import { MAIL_JOBS } from "../shop/mail/queue-mail.server.ts";
import { openShop } from "../shop/opening/open-shop.server.ts";
import { countWaitingJobs, holdWaitingJobs } from "../shop/opening/restored.store.server.ts";
import { WEBHOOK_JOBS } from "../shop/webhooks/queue-webhook.server.ts";
import { goOnCounting, type KnownNumbers } from "./go-on-counting.server.ts";

/** What goes out to somebody. What card providers are asked is no such thing: an answer is about money, and may be had twice. */
const SENT_JOBS = [MAIL_JOBS, WEBHOOK_JOBS] as const;

/** What happens to a database that has come back. */
export type Adoption = KnownNumbers & {
  /** Whether the mails that it had not sent are sent. */
  mails: "keep" | "hold";
};

/**
 * Makes a database that has come back fit to go on: tables up to date, no number given twice, its mails sent or held. Says what was done.
 * @throws StartFailure where it cannot be opened
 */
export async function adoptDatabase(
  settings: Settings,
  { mails, ...numbers }: Adoption,
  clock: Clock = systemClock,
): Promise<string> {
  const { database } = await openShop(settings, clock);
  try {
    const waiting = await countWaitingJobs(database.read, SENT_JOBS);
    const counted = await database.write(async (unit) => {
      if (mails === "hold") await holdWaitingJobs(unit, SENT_JOBS, clock());
      const year = dateAtWinery(clock()).slice(0, 4);
      return goOnCounting(unit, numbers, { year, invoices: settings.invoices });
    });
    return `${counted} ${waiting} mails and deliveries ${mails === "hold" ? "are held" : "will be sent"}.`;
  } finally {
    await database.close();
  }
}

/** Asks what to do with the mails that the backup has not sent. @throws WrongUse without a terminal to ask at */
export async function askAboutMails(usage: string): Promise<"keep" | "hold"> {
  if (!process.stdin.isTTY) throw new WrongUse(`Say what happens to mails that the backup has not sent.\n${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = "Mails that the backup has not sent may have been sent since. Send them (keep) or not (hold)? ";
    for (;;) {
      const answer = (await terminal.question(question)).trim();
      if (answer === "keep" || answer === "hold") return answer;
    }
  } finally {
    terminal.close();
  }
}
