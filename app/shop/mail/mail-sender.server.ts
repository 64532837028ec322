import type { Platform } from "../../platform/platform.server.ts";
import { openTransport, type SendMail } from "./mail-transport.server.ts";
import { claimMail, listDueMails, markFailure, markSent, type QueuedMail } from "./outbox.store.server.ts";
import { type OutboxSender, startOutboxSender } from "./outbox-sender.server.ts";

/** Starts sending the mails that the outbox holds; several servers may share it. */
export function startMailSender(platform: Platform): OutboxSender {
  const send = openTransport(platform.settings);
  return startOutboxSender(platform, (isStopping) => sendDueMails(platform, send, isStopping));
}

/**
 * Sends every mail whose time has come, one after the other. A mail counts as sent once the other side has taken it; what
 * dies in between is sent again with the same Message-ID after its lease.
 * @throws what the database throws when it is away
 */
export async function sendDueMails(
  platform: Platform,
  send: SendMail = openTransport(platform.settings),
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { database, clock } = platform;
  for (;;) {
    const mails = await listDueMails(database.read, clock());
    if (mails.length === 0) return;
    for (const mail of mails) {
      if (isStopping()) return;
      const claimed = await database.write((connection) => claimMail(connection, mail, clock()));
      if (claimed) await sendClaimed(platform, send, mail);
    }
  }
}

async function sendClaimed({ database, clock, log }: Platform, send: SendMail, mail: QueuedMail): Promise<void> {
  const about = { mail: mail.id, kind: mail.kind };
  try {
    await send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = await database.write((connection) => markFailure(connection, mail, clock(), reason));
    if (state === "failed") log.error({ ...about, err: error }, "a mail is given up");
    else log.warn({ ...about, reason, attempt: mail.attempts + 1 }, "a mail could not be sent, it will be tried again");
    return;
  }
  await database.write((connection) => markSent(connection, mail, clock()));
  log.info(about, "mail sent");
}
