import type { Platform } from "../../app/platform/platform.server.ts";
import { runDueJobs } from "../../app/platform/queue/job-runner.server.ts";
import { MAIL_WRITERS } from "../../app/shop/jobs/mail-writers.server.ts";
import type { Mail } from "../../app/shop/mail/mail.ts";
import { mailHandler } from "../../app/shop/mail/mail-handler.server.ts";
import { mailPayload } from "../../app/shop/mail/queue-mail.server.ts";
import { reservationForWebhook } from "../../app/shop/reservations/reservation-webhook.server.ts";
import { webhookHandler } from "../../app/shop/webhooks/webhook-handler.server.ts";

/** Sends every mail whose time has come. @param send in place of the transport of the settings */
export function sendDueMails(platform: Platform, send?: (mail: Mail) => Promise<void>): Promise<void> {
  const transport = send && { send, close: () => undefined };
  return runDueJobs(platform, mailHandler(platform, MAIL_WRITERS, transport));
}

/** Sends every webhook delivery whose time has come. */
export function sendDueDeliveries(platform: Platform): Promise<void> {
  return runDueJobs(platform, webhookHandler(platform, reservationForWebhook));
}

/** The rows of the queue of a kind, in the order in which they were queued. */
export function jobsOf({ database }: Platform, kind: "mail" | "webhook") {
  const query = database.read.selectFrom("jobs").selectAll().where("kind", "=", kind);
  return query.orderBy("created_at").orderBy("topic").execute();
}

/** What a mail is about and whom it goes to, as its row in the queue says it. */
export type WaitingMail = { kind: string; recipient: string };

/** The mails that wait, as they would be written now, sorted by what they are about; only those are written that a test asks for. */
export async function waitingMails(
  platform: Platform,
  isAskedFor: (mail: WaitingMail) => boolean = () => true,
): Promise<Omit<Mail, "id">[]> {
  const rows = (await jobsOf(platform, "mail")).filter(({ state }) => state === "queued");
  const asked = rows.filter(({ topic, recipient }) => isAskedFor({ kind: topic, recipient }));
  const mails = asked.map(async ({ topic, recipient, payload, created_at }) => {
    const { messageId, facts } = mailPayload.parse(JSON.parse(payload));
    const words = await MAIL_WRITERS[topic]?.(platform, facts);
    if (!words) throw new Error(`Nothing can be written about ${topic}`);
    // Whatever a test reads a mail for, its words have all that they ask for.
    if (/\{\{/.test(words.subject + words.html + words.text)) throw new Error(`The mail about ${topic} lacks a word`);
    return { ...words, messageId, kind: topic, recipient, createdAt: created_at };
  });
  return (await Promise.all(mails)).sort((one, other) => (one.kind < other.kind ? -1 : 1));
}
