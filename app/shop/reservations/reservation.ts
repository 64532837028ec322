import { FACTS } from "../../facts/facts.ts";
import type { Language } from "../../i18n/languages.ts";
import { beginningOfDay, HOURS } from "../../platform/system/clock.ts";
import type { Referrer } from "../partners/partner.ts";
import { MAX_PARTY_WITHOUT_NOTE, type Package, SEATS_PER_SLOT, type Tasting, type Time } from "./tastings.ts";

/** `pending`: it holds no seats until its guest has pressed the button of the page that the mail leads to. */
export const RESERVATION_STATES = ["pending", "booked", "cancelled"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** How long a guest has to confirm a reservation at the most, in milliseconds (`confirmUntil`). It holds no seats in the meantime. */
export const CONFIRM_LIFE_MS = FACTS.confirmHours * HOURS;

export type Party = { adults: number; children: number; childrenMenu: boolean };

/** A guest's reservation form, once it is valid. */
export type ReservationValues = Party & {
  package: Package;
  /** `2026-11-23`. */
  date: string;
  time: Time;
  fullName: string;
  email: string;
  /** `+` and digits (ITU-T E.164). */
  phone: string;
  note: string;
  /** The form's one-time key. */
  reservationKey: string;
};

export type Reservation = ReservationValues &
  Referrer & {
    id: string;
    /** 128 bits that let the guest see and cancel the reservation. */
    token: string;
    state: ReservationState;
    language: Language;
    createdAt: number;
    cancelledAt: number | null;
    totalCents: number;
  };

/**
 * When the time to confirm a reservation is over, in milliseconds since 1970: before the day of the visit begins, for the winery learns of
 * it then, and nobody books on the same day (docs/rules.md "Tastings").
 */
export function confirmUntil({ date, createdAt }: Pick<Reservation, "date" | "createdAt">): number {
  return Math.min(createdAt + CONFIRM_LIFE_MS, beginningOfDay(date));
}

/** Whether its guest had to confirm it and has not done so in time: nothing is booked. @param now milliseconds since 1970 */
export function hasLapsed(reservation: Pick<Reservation, "state" | "date" | "createdAt">, now: number): boolean {
  return reservation.state === "pending" && confirmUntil(reservation) <= now;
}

/** A beginning of a tasting, with the seats that are left. */
export type FreeTime = { time: Time; seatsFree: number };

/** Children sit at the table too. */
export function seatsOf({ adults, children }: Pick<Party, "adults" | "children">): number {
  return adults + children;
}

/** A number between 15 and what the table holds comes with a note (docs/rules.md "Tastings"). */
function needsNote(party: Pick<Party, "adults" | "children">): boolean {
  return seatsOf(party) > MAX_PARTY_WITHOUT_NOTE;
}

export type PartyProblem = {
  field: "adults" | "childrenMenu" | "note";
  problem: "tooMany" | "childrenFirst" | "groupNote";
};

/** What speaks against a party: more than the table holds, a children's menu without children, a large group without a note. */
export function partyProblems(party: Party, note: string, seatsPerSlot = SEATS_PER_SLOT): PartyProblem[] {
  const problems: PartyProblem[] = [];
  if (seatsOf(party) > seatsPerSlot) problems.push({ field: "adults", problem: "tooMany" });
  if (party.childrenMenu && party.children === 0) problems.push({ field: "childrenMenu", problem: "childrenFirst" });
  if (needsNote(party) && note.trim() === "") problems.push({ field: "note", problem: "groupNote" });
  return problems;
}

/** The field beside which a refusal is shown. */
export function fieldOfRefusal(reason: string): string {
  switch (reason) {
    case "slotFull":
      return "time";
    case "tooMany":
      return "adults";
    case "childrenFirst":
      return "childrenMenu";
    case "groupNote":
      return "note";
    default:
      return "date";
  }
}

export type PriceLine = {
  what: "adults" | "children" | "childrenMenu";
  count: number;
  eachCents: number;
  cents: number;
};
export type TastingPrice = { lines: PriceLine[]; totalCents: number };

/** What a party pays at the winery for a tasting, in whole cents; lines for nobody are left out. */
export function tastingPrice(tasting: Tasting, { adults, children, childrenMenu }: Party): TastingPrice {
  const { adultCents, childCents, childrenMenuCents } = tasting;
  const line = (what: PriceLine["what"], count: number, eachCents: number) => ({
    what,
    count,
    eachCents,
    cents: count * eachCents,
  });
  const lines = [
    line("adults", adults, adultCents),
    line("children", children, childCents),
    line("childrenMenu", childrenMenu ? children : 0, childrenMenuCents),
  ].filter(({ count }) => count > 0);
  return { lines, totalCents: lines.reduce((total, { cents }) => total + cents, 0) };
}
