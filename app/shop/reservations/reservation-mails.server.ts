import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters, WriteMail } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { type ReservationMail, reservationMail } from "./reservation.mail.tsx";
import type { PriceLine, Reservation } from "./reservation.ts";
import { reservationPendingMail } from "./reservation-pending.mail.tsx";
import { findReservation } from "./reservations.store.server.ts";

/** What a reservation costs, line by line, as it is kept for its mails. */
export const priceLinesJson = z.array(
  z.object({
    what: z.enum(["adults", "children", "childrenMenu"]),
    count: z.number(),
    eachCents: z.number(),
    cents: z.number(),
  }),
);

const factsJson = z.object({
  reservationId: z.string(),
  /** As the guest has seen them: the price list may have changed when the mail is written. */
  lines: priceLinesJson,
});

/** Queues the two mails about a new reservation. @param lines what it costs, line by line */
export function queueBookedMails(platform: Platform, unit: UnitOfWork, reservation: Reservation, lines: PriceLine[]) {
  return queueBoth(platform, unit, reservation, "booked", lines);
}

/** Queues the two mails that say that a reservation is off. */
export function queueCancelledMails(platform: Platform, unit: UnitOfWork, reservation: Reservation) {
  return queueBoth(platform, unit, reservation, "cancelled", []);
}

async function queueBoth(
  platform: Platform,
  unit: UnitOfWork,
  { id, email }: Reservation,
  occasion: ReservationMail["occasion"],
  lines: PriceLine[],
): Promise<void> {
  const facts: z.infer<typeof factsJson> = { reservationId: id, lines };
  const kind = `reservation-${occasion}`;
  const winery = wineryAddress(platform.settings);
  // Of one reservation nobody reads first that it is off, then that it is made.
  await queueMail(platform, unit, { kind, recipient: email, orderKey: `${id} guest`, facts });
  await queueMail(platform, unit, { kind: `${kind}-winery`, recipient: winery, orderKey: `${id} winery`, facts });
}

const pendingFacts = z.object({ reservationId: z.string(), href: z.string() });

/** Queues the mail that asks a guest to confirm. @param href where, an absolute address */
export async function queuePendingMail(
  platform: Platform,
  unit: UnitOfWork,
  { id, email }: Reservation,
  href: string,
): Promise<void> {
  const facts: z.infer<typeof pendingFacts> = { reservationId: id, href };
  await queueMail(platform, unit, { kind: "reservation-pending", recipient: email, facts });
}

/** Who writes the mails about reservations, from what is stored. */
export const RESERVATION_MAILS: MailWriters = {
  "reservation-pending": async ({ database, settings }, facts) => {
    const { reservationId, href } = pendingFacts.parse(facts);
    const reservation = await findReservation(database.read, reservationId);
    return reservation && reservationPendingMail({ reservation, href, settings });
  },
  "reservation-booked": writer({ occasion: "booked", side: "guest" }),
  "reservation-booked-winery": writer({ occasion: "booked", side: "winery" }),
  "reservation-cancelled": writer({ occasion: "cancelled", side: "guest" }),
  "reservation-cancelled-winery": writer({ occasion: "cancelled", side: "winery" }),
};

function writer(about: ReservationMail): WriteMail {
  return async ({ database, settings }, facts) => {
    const { reservationId, lines } = factsJson.parse(facts);
    const reservation = await findReservation(database.read, reservationId);
    return reservation && reservationMail({ ...about, reservation, lines, settings });
  };
}
