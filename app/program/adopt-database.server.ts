import { createInterface } from "node:readline/promises";
import { WrongUse } from "../platform/command-line.ts";
import type { Settings } from "../platform/settings.server.ts";
import { MAIL_JOBS } from "../shop/mail/queue-mail.server.ts";
import { openShop } from "../shop/opening/open-shop.server.ts";
import {
  countWaitingJobs,
  holdWaitingJobs,
  listCounters,
  raiseCounter,
} from "../shop/opening/restored.store.server.ts";
import { WEBHOOK_JOBS } from "../shop/webhooks/queue-webhook.server.ts";

/** What goes out to somebody. What card houses are asked is no such thing: an answer is about money, and may be had twice. */
const SENT_JOBS = [MAIL_JOBS, WEBHOOK_JOBS] as const;

/** What happens to a database that has come back. */
export type Adoption = {
  /** Whether the mails that it had not sent are sent. */
  mails: "keep" | "hold";
  /** How many numbers are left out where it is not known which were given. */
  skip: number;
  /** The counters of the database that it replaces; null where those cannot be read. */
  known: ReadonlyMap<string, number> | null;
};

/**
 * Makes a database that has come back fit to go on: tables up to date, no number given twice, its mails sent or held. Says what was done.
 * @throws StartFailure where it cannot be opened
 */
export async function adoptDatabase(settings: Settings, { mails, skip, known }: Adoption): Promise<string> {
  const { database, clock } = await openShop(settings);
  try {
    const counters = await listCounters(database.read);
    const waiting = await countWaitingJobs(database.read, SENT_JOBS);
    await database.write(async (connection) => {
      for (const name of new Set([...counters.keys(), ...(known?.keys() ?? [])])) {
        const last = Math.max(counters.get(name) ?? 0, known?.get(name) ?? 0);
        await raiseCounter(connection, name, known === null ? last + skip : last);
      }
      if (mails === "hold") await holdWaitingJobs(connection, SENT_JOBS, clock());
    });
    const numbers = known === null ? `${skip} order numbers are left out` : "Order numbers go on after the last known";
    return `${numbers}. ${waiting} mails and deliveries ${mails === "hold" ? "are held" : "will be sent"}.`;
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
