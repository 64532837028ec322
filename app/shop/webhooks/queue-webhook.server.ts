import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import { insertJob } from "../../platform/queue/jobs.store.server.ts";
import type { Referrer } from "../partners/partner.ts";
import type { WebhookEvent } from "./webhook.ts";
import { findWebhookOf } from "./webhooks.store.server.ts";

/** The queue's name for webhook deliveries. */
export const WEBHOOK_JOBS = "webhook";

/** What the queue keeps of a delivery; `timestamp`: when it happened, as `2026-11-20T11:00:00.000Z`. */
export const webhookPayload = z.object({ reservationId: z.string(), timestamp: z.string() });

/** A new id of a delivery, the same in every attempt. */
export const newDeliveryId = () => `msg_${randomUUID()}`;

/**
 * Queues a delivery about a reservation for the partner whose page it came from, if that partner wants webhooks. Within the transaction
 * of what it is about: both are kept, or neither. Those of one reservation are sent in their order.
 */
export async function queueWebhook(
  unit: UnitOfWork,
  event: WebhookEvent,
  reservation: Referrer & { id: string },
  now: number,
): Promise<void> {
  const webhook = await findWebhookOf(unit, reservation);
  if (!webhook || webhook.disabledAt !== null) return;
  const payload: z.infer<typeof webhookPayload> = {
    reservationId: reservation.id,
    timestamp: new Date(now).toISOString(),
  };
  const about = { kind: WEBHOOK_JOBS, topic: event, recipient: webhook.partner, orderKey: reservation.id };
  await insertJob(unit, { id: newDeliveryId(), ...about, payload }, now);
}
