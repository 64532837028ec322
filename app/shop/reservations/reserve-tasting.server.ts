import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { NO_PARTNER, type Referrer } from "../partners/partner.ts";
import { senderOf } from "../spam/sender.server.ts";
import { SENDER_KEPT_MS } from "../spam/sender-kept.ts";
import { issueToken } from "../tokens/tokens.store.server.ts";
import { queueWebhook } from "../webhooks/queue-webhook.server.ts";
import { type DayProblem, dayProblem } from "./calendar.ts";
import { linkDetails } from "./confirm-reservation.server.ts";
import { isCroatianHoliday } from "./holidays.server.ts";
import {
  confirmUntil,
  type PartyProblem,
  type PriceLine,
  partyProblems,
  type Reservation,
  type ReservationValues,
  seatsOf,
  type TastingPrice,
  tastingPrice,
} from "./reservation.ts";
import { queueBookedMails, queuePendingMail } from "./reservation-mails.server.ts";
import {
  findReservationByKey,
  hasSeats,
  holdReservationSender,
  insertReservation,
  noteReservationSender,
  seatsOfSender,
  takeSeats,
} from "./reservations.store.server.ts";
import { findTastings } from "./tastings.store.server.ts";
import { MAX_SEATS_OF_ADDRESS, MAX_SEATS_UNCONFIRMED, SEATS_PER_SLOT } from "./tastings.ts";

const TOKEN_BYTES = 16;

export type ReserveTastingInput = {
  form: ReservationValues;
  language: Language;
  /** Whose page the guest filled in; left out: ours. */
  referrer?: Referrer;
  /** The network address that it came from; left out by the winery itself, which confirms nothing by mail. */
  clientAddress?: string;
};

type ReservationResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: DayProblem | PartyProblem["problem"] | "slotFull" };

/** Ends the transaction, so that nothing of a refused reservation is kept. */
class Rollback extends Error {}

/**
 * Books a tasting: checks every rule again, takes the seats, stores the reservation and queues its two mails, in one
 * transaction. A large party, or more seats than one network address books in a day, waits without seats (`pending`) until its guest
 * has confirmed it by the mail's link. The same form sent again, even at the same moment, gets the reservation that it has made.
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
  const key = boundKey(form.reservationKey, form);
  const made = await findReservationByKey(database.read, key);
  if (made) return { ok: true, reservation: made };
  const [problem] = partyProblems(form, form.note, seatsPerSlot);
  const reason = dayProblem(form.date, clock(), isCroatianHoliday) ?? problem?.problem;
  if (reason) return { ok: false, reason };

  const price = tastingPrice((await findTastings(database.read))[form.package], form);
  const reservation = { ...reservationFrom(input, price, clock()), reservationKey: key };
  try {
    return { ok: true, reservation: await store(platform, input, reservation, price.lines, seatsPerSlot) };
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    // Asked after the refusal: another copy of this form may have taken the last seats in the meantime.
    const earlier = await findReservationByKey(database.read, key);
    return earlier ? { ok: true, reservation: earlier } : { ok: false, reason: "slotFull" };
  }
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
  { clientAddress }: ReserveTastingInput,
  made: Reservation,
  lines: PriceLine[],
  seatsPerSlot: number,
): Promise<Reservation> {
  const now = made.createdAt;
  const sender = clientAddress === undefined ? null : senderOf(platform.settings, clientAddress);
  return platform.database.write(async (unit) => {
    const confirms = sender !== null && (await needsConfirmation(unit, made, sender));
    const reservation: Reservation = { ...made, state: confirms ? "pending" : "booked" };
    if (!(await insertReservation(unit, reservation))) throw new Rollback();
    if (sender !== null) await noteReservationSender(unit, made.id, sender);
    if (confirms) {
      if (!(await hasSeats(unit, made, seatsOf(made), seatsPerSlot))) throw new Rollback();
      const token = { purpose: "reservation", userId: null, details: linkDetails(made, lines) } as const;
      const secret = await issueToken(unit, token, { now, lifeMs: confirmUntil(made) - now });
      await queuePendingMail(
        platform,
        unit,
        reservation,
        platform.settings.publicUrl + pathTo("confirm", made.language, {}, { token: secret }),
      );
      return reservation;
    }
    if (!(await takeSeats(unit, made, seatsOf(made), seatsPerSlot))) throw new Rollback();
    await queueBookedMails(platform, unit, reservation, lines);
    await queueWebhook(unit, "reservation.booked", reservation, now);
    return reservation;
  });
}

/** Whether a mail has to prove that somebody will come: for a large party, and above what one address books in a day. */
async function needsConfirmation(unit: UnitOfWork, party: Reservation, sender: string): Promise<boolean> {
  const seats = seatsOf(party);
  if (seats > MAX_SEATS_UNCONFIRMED) return true;
  await holdReservationSender(unit, sender, party.createdAt + SENDER_KEPT_MS);
  const booked = await seatsOfSender(unit, sender, party.createdAt - SENDER_KEPT_MS);
  return booked + seats > MAX_SEATS_OF_ADDRESS;
}
