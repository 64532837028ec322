import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { insertJob } from "../../platform/queue/jobs.store.server.ts";
import { deleteJobs } from "../../platform/queue/queue-log.store.server.ts";
import { isMailAddress } from "./mail.ts";
import { dueAtRecipient } from "./recipient-limit.server.ts";

/** The queue's name for mails. */
export const MAIL_JOBS = "mail";

/** A mail that is to be written and sent after the commit. */
type NewMail = {
  /** What it is about; says which template writes it: `order-placed`. */
  kind: string;
  /** One address, without a name. */
  recipient: string;
  /** Mails of one key go out one after the other. */
  orderKey?: string;
  /** What its template needs to write it, as JSON. */
  facts: Record<string, unknown>;
};

const wordsJson = z.object({
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() })),
  headers: z.record(z.string(), z.string()),
});

/** What the queue keeps of a mail; `written`: it was written before mails were written when they are sent. */
export const mailPayload = z.object({
  messageId: z.string(),
  facts: z.record(z.string(), z.unknown()).optional(),
  written: wordsJson.optional(),
});

/**
 * Queues a mail within the transaction of what it is about: both are kept, or neither. It is written and sent after the commit, so
 * that nobody waits for it. Its Message-ID is fixed here (RFC 5322, section 3.6.4). A mailbox that has got enough mails of its kind in an
 * hour gets this one later, or not at all (`recipient-limit.ts`).
 * @throws Error where the recipient is not one address; a form must have refused such input before, so that this is a bug
 */
export async function queueMail(
  { clock, settings }: Pick<Platform, "clock" | "settings">,
  unit: UnitOfWork,
  { kind, recipient, orderKey, facts }: NewMail,
): Promise<void> {
  if (!isMailAddress(recipient)) throw new Error("A mail's recipient must be one address");
  const now = clock();
  const notBefore = await dueAtRecipient(unit, { kind, recipient }, now);
  if (notBefore === null) return;
  const id = randomUUID();
  const payload: z.infer<typeof mailPayload> = { messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`, facts };
  const key = orderKey === undefined ? {} : { orderKey };
  await insertJob(unit, { id, kind: MAIL_JOBS, topic: kind, recipient, ...key, notBefore, payload }, now);
}

/** Throws away what is known of the mails that have been sent to an address: somebody has left and is to be forgotten. */
export async function forgetMailsTo(unit: UnitOfWork, recipient: string): Promise<void> {
  await deleteJobs(unit, { kind: MAIL_JOBS, recipient, states: ["done", "dead"] });
}
