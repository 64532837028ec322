import type { Platform } from "../../platform/platform.server.ts";
import { queueMail } from "../mail/outbox.store.server.ts";
import { queueWebhook } from "../webhooks/queue-webhook.server.ts";
import { hasBegun } from "./calendar.ts";
import { reservationCancelledMails } from "./reservation.mail.tsx";
import { type Reservation, seatsOf } from "./reservation.ts";
import { findReservationByToken, freeSeats, markCancelled } from "./reservations.store.server.ts";

export type CancelResult =
  /** Also where it was cancelled before: then nothing is done again. */
  { ok: true; reservation: Reservation } | { ok: false; reason: "unknown" | "tooLate" };

/**
 * Cancels the reservation of a guest's link: frees its seats and queues the mails to both sides, once, however often and
 * by however many it is asked for. What has begun can no longer be cancelled.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function cancelReservation(platform: Platform, token: string): Promise<CancelResult> {
  const { database, clock, settings } = platform;
  const found = await findReservationByToken(database.read, token);
  if (!found) return { ok: false, reason: "unknown" };
  if (found.state === "cancelled") return { ok: true, reservation: found };
  const now = clock();
  if (hasBegun(found, now)) return { ok: false, reason: "tooLate" };

  const reservation: Reservation = { ...found, state: "cancelled", cancelledAt: now };
  const mails = await reservationCancelledMails(reservation, settings);
  await database.write(async (connection) => {
    if (!(await markCancelled(connection, reservation.id, now))) return;
    await freeSeats(connection, reservation, seatsOf(reservation));
    for (const mail of mails) await queueMail(platform, connection, mail);
    await queueWebhook(connection, "reservation.cancelled", reservation, now);
  });
  platform.mailQueued();
  return { ok: true, reservation };
}
