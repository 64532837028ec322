import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { NO_PARTNER, type Referrer } from "../partners/partner.ts";
import { queueWebhook } from "../webhooks/queue-webhook.server.ts";
import { type DayTrouble, dayTrouble } from "./calendar.ts";
import { isCroatianHoliday } from "./holidays.server.ts";
import {
  type PartyTrouble,
  type PriceLine,
  partyTroubles,
  type Reservation,
  type ReservationForm,
  seatsOf,
  type TastingPrice,
  tastingPrice,
} from "./reservation.ts";
import { queueBookedMails } from "./reservation-mails.server.ts";
import { findReservationByKey, insertReservation, takeSeats } from "./reservations.store.server.ts";
import { findTastings } from "./tastings.store.server.ts";
import { SEATS_PER_SLOT } from "./tastings.ts";

const TOKEN_BYTES = 16;

export type ReserveTastingInput = {
  form: ReservationForm;
  language: Language;
  /** Whose page the guest filled in; left out: ours. */
  referrer?: Referrer;
};

export type ReservationResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: DayTrouble | PartyTrouble["trouble"] | "slotFull" };

/** Ends the transaction, so that nothing of a refused reservation is kept. */
class Rollback extends Error {}

/**
 * Books a tasting: checks every rule again, takes the seats, stores the reservation and queues its two mails, in one
 * transaction. The same form sent again, even at the same moment, gets the reservation that it has made.
 * @param seatsPerSlot seats for each beginning of a tasting
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function reserveTasting(
  platform: Platform,
  input: ReserveTastingInput,
  seatsPerSlot = SEATS_PER_SLOT,
): Promise<ReservationResult> {
  const { database, clock } = platform;
  const { form } = input;
  const made = await findReservationByKey(database.read, form.reservationKey);
  if (made) return { ok: true, reservation: made };
  const [trouble] = partyTroubles(form, form.note, seatsPerSlot);
  const reason = dayTrouble(form.date, clock(), isCroatianHoliday) ?? trouble?.trouble;
  if (reason) return { ok: false, reason };

  const price = tastingPrice((await findTastings(database.read))[form.package], form);
  const reservation = reservationFrom(input, price, clock());
  try {
    await store(platform, reservation, price.lines, seatsPerSlot);
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    // Asked after the refusal: a twin of this form may have taken the last seats in the meantime.
    const twin = await findReservationByKey(database.read, form.reservationKey);
    return twin ? { ok: true, reservation: twin } : { ok: false, reason: "slotFull" };
  }
  return { ok: true, reservation };
}

function reservationFrom(
  { form, language, referrer = NO_PARTNER }: ReserveTastingInput,
  { totalCents }: TastingPrice,
  now: number,
): Reservation {
  return {
    ...form,
    ...referrer,
    id: randomUUID(),
    token: randomBytes(TOKEN_BYTES).toString("base64url"),
    state: "booked",
    language,
    createdAt: now,
    cancelledAt: null,
    totalCents,
  };
}

/** @throws Rollback where the form's key is taken or too few seats are left */
async function store(
  platform: Platform,
  reservation: Reservation,
  lines: PriceLine[],
  seatsPerSlot: number,
): Promise<void> {
  await platform.database.write(async (unit) => {
    if (!(await insertReservation(unit, reservation))) throw new Rollback();
    if (!(await takeSeats(unit, reservation, seatsOf(reservation), seatsPerSlot))) throw new Rollback();
    await queueBookedMails(platform, unit, reservation, lines);
    await queueWebhook(unit, "reservation.booked", reservation, reservation.createdAt);
  });
}
