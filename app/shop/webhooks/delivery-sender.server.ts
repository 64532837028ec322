import { BoundedQueue } from "../../platform/bounded-queue.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { type OutboxSender, startOutboxSender } from "../mail/outbox-sender.server.ts";
import {
  claimDelivery,
  type DueDelivery,
  findDueDelivery,
  listDuePartners,
  markDeliveryFailure,
  markDeliverySent,
} from "./deliveries.store.server.ts";
import { signedHeaders } from "./sign-delivery.server.ts";
import { TIMEOUT_MS } from "./webhook.ts";

/** To how many receivers notices go at the same time. */
const MAX_AT_ONCE = 8;

/** The receivers that are being written to; each has a lane of its own, so that one that is slow, or away, keeps nobody else waiting. */
type Lanes = { line: BoundedQueue; running: Map<string, Promise<void>> };

const newLanes = (): Lanes => ({ line: new BoundedQueue(MAX_AT_ONCE), running: new Map() });

/** Starts sending the notices that wait; several servers may share the outbox. */
export function startDeliverySender(platform: Platform): OutboxSender {
  const lanes = newLanes();
  // Something may have come for a receiver just as its lane ended.
  const again = () => outbox.wake();
  const outbox = startOutboxSender(platform, (isStopping) => beginLanes(platform, lanes, isStopping, again));
  return {
    wake: outbox.wake,
    stop: async () => {
      await outbox.stop();
      await Promise.all(lanes.running.values());
    },
  };
}

/** Sends every notice whose time has come. A receiver may get one twice, with the same id, never none. */
export async function sendDueDeliveries(platform: Platform): Promise<void> {
  const lanes = newLanes();
  await beginLanes(platform, lanes, () => false);
  await Promise.all(lanes.running.values());
}

async function beginLanes(
  platform: Platform,
  { line, running }: Lanes,
  isStopping: () => boolean,
  onEnd: () => void = () => {},
): Promise<void> {
  for (const partner of await listDuePartners(platform.database.read, platform.clock())) {
    if (running.has(partner)) continue;
    const lane = sendAllTo(platform, partner, line, isStopping).then(
      () => {
        running.delete(partner);
        onEnd();
      },
      (error: unknown) => {
        running.delete(partner);
        platform.log.error({ err: error, partner }, "a partner's notices cannot be sent");
      },
    );
    running.set(partner, lane);
  }
}

/** Sends a partner's notices one after the other; the receivers take turns. */
async function sendAllTo(platform: Platform, partner: string, line: BoundedQueue, isStopping: () => boolean) {
  let more = true;
  while (more && !isStopping()) more = await line.run(() => sendNextTo(platform, partner));
}

/** Sends the notice of a partner that has waited longest; says whether there was one. */
async function sendNextTo(platform: Platform, partner: string): Promise<boolean> {
  const { database, clock } = platform;
  const notice = await findDueDelivery(database.read, partner, clock());
  if (!notice) return false;
  const claimed = await database.write((connection) => claimDelivery(connection, notice, clock()));
  if (claimed) await sendClaimed(platform, notice);
  return true;
}

async function sendClaimed({ database, clock, log }: Platform, notice: DueDelivery): Promise<void> {
  const about = { notice: notice.id, partner: notice.partner, event: notice.event };
  try {
    await post(notice, clock());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = await database.write((connection) => markDeliveryFailure(connection, notice, clock(), reason));
    log.warn({ ...about, reason, state, attempt: notice.attempts + 1 }, "a notice could not be sent");
    return;
  }
  await database.write((connection) => markDeliverySent(connection, notice, clock()));
  log.info(about, "notice sent");
}

/** @throws Error where the receiver does not take it: anything but a 2xx, a redirect too */
async function post(notice: DueDelivery, now: number): Promise<void> {
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
