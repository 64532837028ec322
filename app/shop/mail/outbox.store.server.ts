import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import { MINUTES } from "../../platform/clock.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { type Mail, requireSafeHead, waitAfterFailure } from "./mail.ts";

/** How long a sender may work on a mail; after that it counts as interrupted and is sent again. */
export const LEASE_MS = 10 * MINUTES;
const MAX_AT_ONCE = 20;
const MAX_ERROR_LENGTH = 500;

/** A mail of the outbox on its way out. */
export type QueuedMail = Mail & { id: string; messageId: string; attempts: number; createdAt: number };

const attachmentsJson = z.array(z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() }));
const headersJson = z.record(z.string(), z.string());
/** Mails about accounts carry links that work like a key: they are not kept once they are out. */
const BEARS_KEYS = /^account-/;

/**
 * Puts a mail into the outbox, within the transaction of what it tells about: both are kept, or neither. Call
 * `platform.mailQueued()` once the transaction is done. Its Message-ID is fixed here (RFC 5322, section 3.6.4).
 * @throws Error where an address or the subject could forge a header
 */
export async function queueMail(
  { clock, settings }: Pick<Platform, "clock" | "settings">,
  connection: Transaction<Schema>,
  mail: Mail,
): Promise<void> {
  requireSafeHead(mail);
  const id = randomUUID();
  const now = clock();
  await connection
    .insertInto("mails")
    .values({
      id,
      message_id: `<${id}@${new URL(settings.publicUrl).hostname}>`,
      kind: mail.kind,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: JSON.stringify(mail.attachments),
      headers: JSON.stringify(mail.headers ?? {}),
      state: "queued",
      attempts: 0,
      created_at: now,
      next_at: now,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** Mails whose time has come, those that have waited longest first; not all at once if there are many. */
export async function listDueMails(connection: Connection, now: number): Promise<QueuedMail[]> {
  const rows = await connection
    .selectFrom("mails")
    .selectAll()
    .where("state", "=", "queued")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("id")
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.map(mailFromRow);
}

/**
 * Takes a mail for sending; says whether it did. The condition on `attempts` lets only one of several senders through, and
 * the lease brings the mail back should this one die.
 */
export async function claimMail(connection: Connection, mail: QueuedMail, now: number): Promise<boolean> {
  const result = await connection
    .updateTable("mails")
    .set({ attempts: mail.attempts + 1, next_at: now + LEASE_MS })
    .where("id", "=", mail.id)
    .where("state", "=", "queued")
    .where("attempts", "=", mail.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that the mail is out. */
export async function markSent(connection: Connection, mail: QueuedMail, now: number): Promise<void> {
  await connection
    .updateTable("mails")
    .set({
      state: "sent",
      sent_at: now,
      last_error: null,
      ...(BEARS_KEYS.test(mail.kind) ? { html: "", text: "" } : {}),
    })
    .where("id", "=", mail.id)
    .execute();
}

/** Notes that sending a claimed mail failed; says whether it is tried again (`queued`) or given up (`failed`). */
export async function markFailure(
  connection: Connection,
  mail: QueuedMail,
  now: number,
  error: string,
): Promise<"queued" | "failed"> {
  const attempts = mail.attempts + 1;
  const wait = waitAfterFailure(attempts, now - mail.createdAt);
  const state = wait === null ? "failed" : "queued";
  await connection
    .updateTable("mails")
    .set({ state, next_at: now + (wait ?? 0), last_error: error.slice(0, MAX_ERROR_LENGTH) })
    .where("id", "=", mail.id)
    .where("state", "=", "queued")
    .where("attempts", "=", attempts)
    .execute();
  return state;
}

/** Throws away the mails that have been sent to an address: somebody has left and is to be forgotten. */
export async function forgetMailsTo(connection: Transaction<Schema>, recipient: string): Promise<void> {
  await connection.deleteFrom("mails").where("recipient", "=", recipient).where("state", "!=", "queued").execute();
}

function mailFromRow(row: Selectable<Schema["mails"]>): QueuedMail {
  return {
    id: row.id,
    messageId: row.message_id,
    kind: row.kind,
    recipient: row.recipient,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    subject: row.subject,
    html: row.html,
    text: row.text,
    attachments: attachmentsJson.parse(JSON.parse(row.attachments)),
    headers: headersJson.parse(JSON.parse(row.headers)),
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}
