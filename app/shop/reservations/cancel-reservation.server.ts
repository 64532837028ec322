import type { Platform } from "../../platform/platform.server.ts";
import { queueWebhook } from "../webhooks/queue-webhook.server.ts";
import { hasBegun } from "./calendar.ts";
import { type Reservation, seatsOf } from "./reservation.ts";
import { queueCancelledMails } from "./reservation-mails.server.ts";
import { changeState, findReservationByToken, freeSeats } from "./reservations.store.server.ts";

type CancelResult =
  /** Also where it was cancelled before: then nothing is done again. */
  { ok: true; reservation: Reservation } | { ok: false; reason: "unknown" | "tooLate" };

/**
 * Cancels the reservation of a guest's link: frees its seats and queues the mails to both sides, once, however often and
 * by however many it is asked for. What has begun can no longer be cancelled.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function cancelReservation(platform: Platform, token: string): Promise<CancelResult> {
  const { database, clock } = platform;
  const found = await findReservationByToken(database.read, token);
  if (!found) return { ok: false, reason: "unknown" };
  if (found.state === "cancelled") return { ok: true, reservation: found };
  const now = clock();
  if (found.state === "pending") return cancelPending(platform, found, now);
  if (hasBegun(found, now)) return { ok: false, reason: "tooLate" };

  const reservation: Reservation = { ...found, state: "cancelled", cancelledAt: now };
  await database.write(async (unit) => {
    if (!(await changeState(unit, reservation.id, { from: "booked", to: "cancelled", now }))) return;
    await freeSeats(unit, reservation, seatsOf(reservation));
    await queueCancelledMails(platform, unit, reservation);
    await queueWebhook(unit, "reservation.cancelled", reservation, now);
  });
  return { ok: true, reservation };
}

/** What nobody has confirmed holds no seats, and nobody has been notified of it. */
async function cancelPending({ database }: Platform, found: Reservation, now: number): Promise<CancelResult> {
  const change = { from: "pending", to: "cancelled", now } as const;
  await database.write((unit) => changeState(unit, found.id, change));
  return { ok: true, reservation: { ...found, state: "cancelled", cancelledAt: now } };
}
