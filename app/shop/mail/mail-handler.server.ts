import type { Platform } from "../../platform/platform.server.ts";
import { type Job, JobFailure } from "../../platform/queue/job.ts";
import type { JobHandler } from "../../platform/queue/job-handler.ts";
import { MAIL_WAITS } from "../../platform/queue/retry-waits.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import { type Mail, type MailWords, requireSafeHead } from "./mail.ts";
import { type MailTransport, openTransport } from "./mail-transport.server.ts";
import { MAIL_JOBS, mailPayload } from "./queue-mail.server.ts";

/** Writes a mail from its facts; null: what it is about is no longer there. */
export type WriteMail = (platform: Platform, facts: unknown) => Promise<MailWords | null>;

/** The templates by the kinds of mails that they write. */
export type MailWriters = Record<string, WriteMail>;

const MAX_AT_ONCE = 5;
/** Longer than writing and sending can take: a mail server may be silent for minutes before it takes a mail. */
const LEASE_MS = 10 * MINUTES;
/** These carry links that work like a key: they are not kept once they are out. */
const BEARS_KEYS = /^(account-|reservation-pending$|stock-alert-confirm$)/;

/** Writes and sends mails. */
export function mailHandler(
  platform: Platform,
  writers: MailWriters,
  transport: MailTransport = openTransport(platform.settings, MAX_AT_ONCE),
): JobHandler {
  return {
    kind: MAIL_JOBS,
    maxAtOnce: MAX_AT_ONCE,
    onePerRecipient: false,
    waits: MAIL_WAITS,
    leaseMs: LEASE_MS,
    command: "npm run mails",
    work: async (job) => {
      await transport.send(await written(platform, writers, job));
      return BEARS_KEYS.test(job.topic) ? {} : undefined;
    },
    close: () => transport.close(),
  };
}

/** @throws JobFailure where a mail can never be written */
async function written(platform: Platform, writers: MailWriters, job: Job): Promise<Mail> {
  const { id, topic: kind, recipient, createdAt } = job;
  const { messageId, facts, written } = mailPayload.parse(job.payload);
  const words = written ?? (await writers[kind]?.(platform, facts));
  if (words === undefined) throw new JobFailure("own", `There is no template for mails about ${kind}`);
  if (words === null) throw new JobFailure("final", "What the mail is about is no longer there");
  const { replyTo, ...rest } = words;
  const mail: Mail = {
    id,
    messageId,
    kind,
    recipient,
    createdAt,
    ...rest,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
  requireSafeHead(mail);
  return mail;
}
