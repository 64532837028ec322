import { dateAtWinery, WINERY_TIME_ZONE } from "../../platform/system/clock.ts";
import { isOpenWeekday } from "../winery/opening-hours.ts";
import { MAX_MONTHS_AHEAD } from "./tastings.ts";

/** Why nobody can be received on a day; `sunday` is the word of the interface for a weekday on which the cellar is closed. */
export type DayProblem = "past" | "sameDay" | "tooFar" | "sunday" | "holiday";

/** Says whether a date (`2026-11-20`) is a public holiday. */
type IsHoliday = (date: string) => boolean;

const NOON = "T12:00:00Z";

/** Whether a text is a date of the calendar, as `2026-11-20`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text + NOON);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether the cellar is open on the weekday of a date. */
export const isOpenDay = (date: string): boolean => isOpenWeekday(new Date(date + NOON).getUTCDay());

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  const day = new Date(date + NOON);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0, 12));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** The first and the last date that a guest may ask for: from tomorrow at the winery, twelve months ahead. */
export function bookableDays(now: number): { first: string; last: string } {
  const today = dateAtWinery(now);
  return { first: addDays(today, 1), last: addMonths(today, MAX_MONTHS_AHEAD) };
}

/**
 * Why no tasting can be booked for a date, or null (docs/rules.md "Tastings"). What counts as today is the
 * winery's date, wherever the guest and the server are.
 */
export function dayProblem(date: string, now: number, isHoliday: IsHoliday): DayProblem | null {
  const today = dateAtWinery(now);
  if (date === today) return "sameDay";
  if (date < today) return "past";
  if (date > bookableDays(now).last) return "tooFar";
  if (!isOpenDay(date)) return "sunday";
  return isHoliday(date) ? "holiday" : null;
}

/** The first date on which guests can be received. */
export function nextOpenDay(now: number, isHoliday: IsHoliday): string {
  let { first: date } = bookableDays(now);
  while (dayProblem(date, now, isHoliday) !== null) date = addDays(date, 1);
  return date;
}

/** How many days are offered to be chosen at once. */
const DAYS_OFFERED = 14;

/** The two weeks from tomorrow on, without the weekdays on which the cellar is closed: always as many a week; on some of them a holiday closes it. */
export function daysToOffer(now: number, isHoliday: IsHoliday): { date: string; open: boolean }[] {
  const { first } = bookableDays(now);
  return Array.from({ length: DAYS_OFFERED }, (_, later) => addDays(first, later)).flatMap((date) => {
    const problem = dayProblem(date, now, isHoliday);
    return problem === "sunday" ? [] : [{ date, open: problem === null }];
  });
}

/** Whether a tasting has begun, by the winery's clock. */
export function hasBegun({ date, time }: { date: string; time: string }, now: number): boolean {
  const style = { timeZone: WINERY_TIME_ZONE, dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", style).format(now) >= `${date} ${time}`;
}
