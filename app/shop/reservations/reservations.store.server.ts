import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { FromPartner } from "../../platform/database/partner-tables.ts";
import type { ReservationRow } from "../../platform/database/reservation-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import { RESERVATION_STATES, type Reservation, type ReservationState } from "./reservation.ts";
import { PACKAGES, type Time } from "./tastings.ts";

type Slot = { date: string; time: string };

/** How many seats are taken on a day, by the time of the slot; a time that nobody has asked for is left out. */
export async function seatsTaken(connection: Connection, date: string): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom("reservation_slots")
    .select(["time", "seats_taken"])
    .where("date", "=", date)
    .execute();
  return new Map(rows.map(({ time, seats_taken }) => [time, seats_taken]));
}

/**
 * Takes seats of a slot if so many are left; says whether it did. The condition stands in the statement itself, so that
 * two guests cannot take the same last seats, however close they come.
 */
export async function takeSeats(
  connection: Transaction<Schema>,
  { date, time }: Slot,
  seats: number,
  seatsPerSlot: number,
): Promise<boolean> {
  await connection
    .insertInto("reservation_slots")
    .values({ date, time, seats_taken: 0 })
    .onConflict((conflict) => conflict.columns(["date", "time"]).doNothing())
    .execute();
  const result = await connection
    .updateTable("reservation_slots")
    .set((row) => ({ seats_taken: row("seats_taken", "+", seats) }))
    .where("date", "=", date)
    .where("time", "=", time)
    .where((row) => row(row("seats_taken", "+", seats), "<=", seatsPerSlot))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether so many seats of a slot are left now; it takes none. */
export async function hasSeats(
  connection: Connection,
  { date, time }: Slot,
  seats: number,
  seatsPerSlot: number,
): Promise<boolean> {
  return ((await seatsTaken(connection, date)).get(time) ?? 0) + seats <= seatsPerSlot;
}

/** Gives seats of a slot back. */
export async function freeSeats(connection: Transaction<Schema>, { date, time }: Slot, seats: number): Promise<void> {
  await connection
    .updateTable("reservation_slots")
    .set((row) => ({ seats_taken: row("seats_taken", "-", seats) }))
    .where("date", "=", date)
    .where("time", "=", time)
    .execute();
}

/** Stores a reservation; says false, and stores nothing, where the form's key has its reservation already. */
export async function insertReservation(connection: Transaction<Schema>, reservation: Reservation): Promise<boolean> {
  const inserted = await connection
    .insertInto("reservations")
    .values(rowFromReservation(reservation))
    .onConflict((conflict) => conflict.column("reservation_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes the state of a reservation that still has the first one; says whether it was this call that did. */
export async function changeState(
  connection: Transaction<Schema>,
  id: string,
  { from, to, now }: { from: ReservationState; to: Exclude<ReservationState, "pending">; now: number },
): Promise<boolean> {
  const result = await connection
    .updateTable("reservations")
    .set({ state: to, ...(to === "cancelled" ? { cancelled_at: now } : { sender: null }) })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes for a day which network address a reservation came from that no mail has confirmed. */
export async function noteReservationSender(
  connection: Transaction<Schema>,
  id: string,
  sender: string,
): Promise<void> {
  await connection.updateTable("reservations").set({ sender }).where("id", "=", id).execute();
}

/**
 * Makes whoever else books from a network address at this moment wait until this transaction has ended, and see what it has booked.
 * @param until when the row may go, in milliseconds since 1970
 */
export async function holdReservationSender(
  connection: Transaction<Schema>,
  sender: string,
  until: number,
): Promise<void> {
  const held = connection.insertInto("span_counts").values({ name: `seats ${sender}`, count: 1, expires_at: until });
  await held.onConflict((conflict) => conflict.column("name").doUpdateSet({ expires_at: until })).execute();
}

/** The seats that were booked from a network address since a moment, without those that a mail has confirmed. */
export async function seatsOfSender(connection: Connection, sender: string, since: number): Promise<number> {
  const row = await connection
    .selectFrom("reservations")
    .select(({ fn }) => [
      fn.sum<number | string | null>("adults").as("adults"),
      fn.sum<number | string | null>("children").as("children"),
    ])
    .where("sender", "=", sender)
    .where("created_at", ">", since)
    .where("state", "=", "booked")
    .executeTakeFirstOrThrow();
  return Number(row.adults ?? 0) + Number(row.children ?? 0);
}

/** A reservation by its id, or null. */
export async function findReservation(connection: Connection, id: string): Promise<Reservation | null> {
  const row = await connection.selectFrom("reservations").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? reservationFromRow(row) : null;
}

/** The reservations of an address, the oldest first. */
export async function listReservationsOf(connection: Connection, email: string): Promise<Reservation[]> {
  const query = connection.selectFrom("reservations").selectAll().where(sql`lower(email)`, "=", emailKey(email));
  return (await query.orderBy("created_at").orderBy("id").execute()).map(reservationFromRow);
}

/** The reservation that a guest's link names, or null. */
export async function findReservationByToken(connection: Connection, token: string): Promise<Reservation | null> {
  const query = connection.selectFrom("reservations").selectAll().where("token", "=", token);
  const row = await query.executeTakeFirst();
  return row ? reservationFromRow(row) : null;
}

/** The reservation that a form's one-time key has made, or null. */
export async function findReservationByKey(connection: Connection, key: string): Promise<Reservation | null> {
  const query = connection.selectFrom("reservations").selectAll().where("reservation_key", "=", key);
  const row = await query.executeTakeFirst();
  return row ? reservationFromRow(row) : null;
}

type StoredReservation = ReservationRow & Selectable<FromPartner>;

function rowFromReservation(reservation: Reservation): StoredReservation {
  const { partnerOrigin, reservationKey, createdAt, cancelledAt, childrenMenu, fullName, totalCents, ...same } =
    reservation;
  return {
    ...same,
    partner_origin: partnerOrigin,
    reservation_key: reservationKey,
    created_at: createdAt,
    cancelled_at: cancelledAt,
    children_menu: childrenMenu ? 1 : 0,
    full_name: fullName,
    total_cents: totalCents,
  };
}

function reservationFromRow({ sender: _, ...row }: StoredReservation & { sender: string | null }): Reservation {
  const { partner_origin, reservation_key, created_at, cancelled_at, children_menu, full_name, total_cents, ...same } =
    row;
  return {
    ...same,
    partnerOrigin: partner_origin,
    reservationKey: reservation_key,
    createdAt: created_at,
    cancelledAt: cancelled_at,
    childrenMenu: children_menu === 1,
    fullName: full_name,
    totalCents: total_cents,
    state: z.enum(RESERVATION_STATES).parse(row.state),
    language: z.enum(LANGUAGES).parse(row.language),
    package: z.enum(PACKAGES).parse(row.package),
    // Not one of today's beginnings: whoever has booked keeps the hour, whatever the cellar's hours are by now.
    time: z.custom<Time>((time) => /^\d\d:00$/.test(`${time}`)).parse(row.time),
  };
}
