import type { Connection } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { JobFailure } from "../../platform/queue/job.ts";
import type { JobHandler } from "../../platform/queue/job-handler.ts";
import { giveUpQueue } from "../../platform/queue/jobs.store.server.ts";
import { WEBHOOK_WAITS } from "../../platform/queue/retry-waits.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import { postEvent, type WebhookMessage } from "./post-event.server.ts";
import { WEBHOOK_JOBS, webhookPayload } from "./queue-webhook.server.ts";
import { retryAfterMs, type Webhook } from "./webhook.ts";
import { disableWebhook, findWebhook } from "./webhooks.store.server.ts";

/** To how many receivers messages go at the same time; each gets one after the other. */
const MAX_AT_ONCE = 8;
/** Well over the time that a receiver may take to answer. */
const LEASE_MS = 2 * MINUTES;
const GONE = 410;
/** Answers that speak of the receiver, not of the one message: too many requests, and gateways with nothing behind them. */
const AWAY = [429, 502, 503, 504];

/** Reads what a receiver gets of a reservation, as it is now; null: it is no longer there. */
type ReadWebhookData = (connection: Connection, reservationId: string) => Promise<Record<string, unknown> | null>;

/** Sends webhook deliveries: a receiver may get one twice, with the same id, never none. */
export function webhookHandler(platform: Platform, readData: ReadWebhookData): JobHandler {
  const closing = new AbortController();
  return {
    kind: WEBHOOK_JOBS,
    maxAtOnce: MAX_AT_ONCE,
    onePerRecipient: true,
    waits: WEBHOOK_WAITS,
    leaseMs: LEASE_MS,
    command: "npm run webhooks -- log",
    work: async (job) => {
      const { reservationId, timestamp } = webhookPayload.parse(job.payload);
      const data = await readData(platform.database.read, reservationId);
      if (!data) throw new JobFailure("final", "The reservation is no longer there");
      await deliver(platform, job.recipient, { id: job.id, type: job.topic, timestamp, data }, closing.signal);
    },
    close: () => closing.abort(),
  };
}

/** @throws JobFailure */
async function deliver(
  platform: Platform,
  partner: string,
  message: WebhookMessage,
  signal: AbortSignal,
): Promise<void> {
  const { database, settings, clock } = platform;
  const webhook = await findWebhook(database.read, partner);
  if (!webhook) throw new JobFailure("final", "The partner wants no webhooks any more");
  const answer = await postEvent(webhook, message, { settings, now: clock(), signal }).catch((cause: Error) => {
    throw new JobFailure("away", reasonOf(cause), { cause });
  });
  if (answer.ok) return;
  const { status } = answer;
  const text = `The receiver answered ${status}`;
  if (status === GONE) await disable(platform, webhook, text);
  const reason = status === GONE ? "final" : AWAY.includes(status) ? "away" : "own";
  throw new JobFailure(reason, text, { retryAfterMs: retryAfterMs(answer.retryAfter, clock()) });
}

async function disable({ database, clock, log }: Platform, { partner }: Webhook, why: string): Promise<void> {
  await database.write(async (unit) => {
    await disableWebhook(unit, partner, clock());
    await giveUpQueue(unit, { kind: WEBHOOK_JOBS, recipient: partner }, clock(), why);
  });
  log.error({ partner, why }, "a partner's webhook is disabled; npm run webhooks -- add --replace enables it again");
}

/** Node says "fetch failed", and why in the cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
