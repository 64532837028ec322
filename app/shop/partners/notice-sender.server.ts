import type { Platform } from "../../platform/platform.server.ts";
import { type OutboxSender, startOutboxSender } from "../mail/outbox-sender.server.ts";
import {
  claimNotice,
  type DueNotice,
  listDueNotices,
  markNoticeFailure,
  markNoticeSent,
} from "./notices.store.server.ts";
import { signedHeaders } from "./sign-notice.server.ts";
import { TIMEOUT_MS } from "./webhook.ts";

/** Starts sending the notices that wait; several servers may share the outbox. */
export function startNoticeSender(platform: Platform): OutboxSender {
  return startOutboxSender(platform, (isStopping) => sendDueNotices(platform, isStopping));
}

/** Sends every notice whose time has come. A receiver may get one twice, with the same id, never none. */
export async function sendDueNotices(platform: Platform, isStopping: () => boolean = () => false): Promise<void> {
  const { database, clock } = platform;
  for (;;) {
    const notices = await listDueNotices(database.read, clock());
    if (notices.length === 0) return;
    for (const notice of notices) {
      if (isStopping()) return;
      const claimed = await database.write((connection) => claimNotice(connection, notice, clock()));
      if (claimed) await sendClaimed(platform, notice);
    }
  }
}

async function sendClaimed({ database, clock, log }: Platform, notice: DueNotice): Promise<void> {
  const about = { notice: notice.id, partner: notice.partner, event: notice.event };
  try {
    await post(notice, clock());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = await database.write((connection) => markNoticeFailure(connection, notice, clock(), reason));
    log.warn({ ...about, reason, state, attempt: notice.attempts + 1 }, "a notice could not be sent");
    return;
  }
  await database.write((connection) => markNoticeSent(connection, notice, clock()));
  log.info(about, "notice sent");
}

/** @throws Error where the receiver does not take it: anything but a 2xx, a redirect too */
async function post(notice: DueNotice, now: number): Promise<void> {
  const response = await fetch(notice.url, {
    method: "POST",
    headers: signedHeaders(notice, notice.secret, now),
    body: notice.body,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
}
