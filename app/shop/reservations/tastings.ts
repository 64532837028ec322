import { FACTS } from "../../facts/facts.ts";
import { fullHour } from "../winery/opening-hours.ts";

/**
 * What the winery offers at its table. What it costs stands in the catalogue's data; the words about it in
 * `locales/<language>/reservation.json`.
 */
export const PACKAGES = ["basic", "deluxe", "elite"] as const;
export type Package = (typeof PACKAGES)[number];

export type Tasting = {
  /** How many wines are poured; elite says "up to". */
  wines: number;
  oils: number;
  adultCents: number;
  /** Under 18, with grape juice instead of wine. */
  childCents: number;
  /** The children's menu, on top of a child's price. */
  childrenMenuCents: number;
};

export type Tastings = Record<Package, Tasting>;

/** When a tasting begins: a full hour, as `10:00`. */
export type Time = `${string}:00`;
/** How long each lasts, in minutes. Its guests are at the table for an hour at most; elite ends in the cellar. */
export const TASTING_MINUTES: Record<Package, number> = {
  basic: FACTS.basicMinutes,
  deluxe: FACTS.deluxeMinutes,
  elite: FACTS.eliteMinutes,
};
/** How long the table is taken, in minutes. */
const TABLE_MINUTES = 60;
/** When a tasting may begin (docs/rules.md "Tastings"). */
export const TIMES: readonly Time[] = beginningsWithin(FACTS.opensAtHour, FACTS.closesAtHour);

/** Every full hour of which the table is left again when the cellar closes. @param opens @param closes hours of the day */
export function beginningsWithin(opens: number, closes: number): Time[] {
  const hours = Math.floor(closes - opens - TABLE_MINUTES / 60) + 1;
  return Array.from({ length: hours }, (_, later) => fullHour(opens + later));
}

/** Seats at the table, for each beginning of a tasting. */
export const SEATS_PER_SLOT: number = FACTS.tableSeats;
/** Larger parties say in the note what they would like (docs/rules.md "Tastings"). */
export const MAX_PARTY_WITHOUT_NOTE = FACTS.maxPartyWithoutNote;
/** A larger party blocks half of the table: its guest confirms by mail first. */
export const MAX_SEATS_UNCONFIRMED = 12;
/**
 * And so does whoever has booked more seats than these from one network address within a day: twenty couples and a few children of one
 * hotel book without it, and nobody blocks more than two full tables with addresses that are made up.
 */
export const MAX_SEATS_OF_ADDRESS = 48;
export const MAX_MONTHS_AHEAD = FACTS.maxMonthsAhead;
