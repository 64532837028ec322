import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { findToken, redeemToken } from "../tokens/tokens.store.server.ts";
import { queueWebhook } from "../webhooks/queue-webhook.server.ts";
import { hasLapsed, type PriceLine, type Reservation, seatsOf } from "./reservation.ts";
import { priceLinesJson, queueBookedMails } from "./reservation-mails.server.ts";
import { changeState, findReservation, takeSeats } from "./reservations.store.server.ts";
import { SEATS_PER_SLOT } from "./tastings.ts";

/** The lines that were shown: the price list may have changed when the link is followed. Links of before had none. */
const detailsJson = z.object({ id: z.string(), lines: priceLinesJson.default([]) });

/** What is stored with a link that confirms a reservation. @param lines what it costs, line by line */
export function linkDetails({ id }: Reservation, lines: PriceLine[]): string {
  return JSON.stringify({ id, lines } satisfies z.infer<typeof detailsJson>);
}

type ConfirmedReservation = { ok: true; reservation: Reservation } | { ok: false; reason: "badToken" | "seatsGone" };

/** Ends the transaction: the link stays good, should somebody else cancel. */
class SeatsGone extends Error {}

/**
 * Confirms a reservation by the link of its mail: takes its seats now, and notifies both sides and the partner. Of two guests who confirm
 * at once for the last seats one gets them; the other's link stays good while it lasts.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function confirmReservation(
  platform: Platform,
  secret: string,
  seatsPerSlot = SEATS_PER_SLOT,
): Promise<ConfirmedReservation> {
  const { database, clock } = platform;
  const now = clock();
  const token = await findToken(database.read, secret, now);
  if (!token) return { ok: false, reason: "badToken" };
  const { id, lines } = detailsJson.parse(JSON.parse(token.details));
  const found = await findReservation(database.read, id);
  // The links of before lasted 24 hours, whatever the day.
  if (!found || hasLapsed(found, now)) return { ok: false, reason: "badToken" };
  const reservation: Reservation = { ...found, state: "booked" };
  try {
    const done = await database.write(async (unit) => {
      if (!(await redeemToken(unit, secret, ["reservation"], now))) return false;
      if (!(await changeState(unit, found.id, { from: "pending", to: "booked", now }))) return false;
      if (!(await takeSeats(unit, found, seatsOf(found), seatsPerSlot))) throw new SeatsGone();
      await queueBookedMails(platform, unit, reservation, lines);
      await queueWebhook(unit, "reservation.booked", reservation, now);
      return true;
    });
    if (!done) return { ok: false, reason: "badToken" };
  } catch (error) {
    if (error instanceof SeatsGone) return { ok: false, reason: "seatsGone" };
    throw error;
  }
  return { ok: true, reservation };
}
