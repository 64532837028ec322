import { FACTS } from "../../facts/facts.ts";

/** Cellar hours on open days, as `09:00`, by the winery's clock (docs/rules.md "Tastings"). */
export const OPENS_AT = fullHour(FACTS.opensAtHour);
export const CLOSES_AT = fullHour(FACTS.closesAtHour);

/** The weekdays on which the cellar is open, Sunday being 0; public holidays are closed. Texts name the days in words. */
const OPEN_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Days of a week on which the cellar is open. */
export const OPEN_DAYS_A_WEEK = OPEN_WEEKDAYS.length;

/** A full hour of the day as times are written: `09:00`. */
export function fullHour(hour: number): `${string}:00` {
  return `${hour < 10 ? "0" : ""}${hour}:00`;
}

/** Whether a weekday, Sunday being 0, is one on which the cellar is open. */
export const isOpenWeekday = (weekday: number): boolean => OPEN_WEEKDAYS.includes(weekday);
