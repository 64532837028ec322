import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Reservation } from "../reservations/reservation.ts";
import { queueDelivery } from "./deliveries.store.server.ts";
import type { WebhookEvent } from "./webhook.ts";
import { findWebhookOf } from "./webhooks.store.server.ts";

/**
 * Queues a notice about a reservation for the partner whose page it came from, if that partner wants notices. Within the transaction
 * of what it tells about: both are kept, or neither. A guest's contact data stay with the winery.
 */
export async function queueWebhook(
  connection: Transaction<Schema>,
  event: WebhookEvent,
  reservation: Reservation,
  now: number,
): Promise<void> {
  const webhook = await findWebhookOf(connection, reservation);
  if (!webhook) return;
  const { id, state, date, time, adults, children, language, partner } = reservation;
  const data = { id, state, package: reservation.package, date, time, adults, children, language, partner };
  const body = JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data });
  await queueDelivery(connection, { id: `msg_${randomUUID()}`, partner: webhook.partner, event, body }, now);
}
