import { addDays, isOpenDay } from "../../shop/reservations/calendar.ts";

/** The placeholder for the day in a month's words. */
export const DAY_OF_MONTH = "#";

/** The days that can be chosen by one press, as short as a page can tell them: the first, the names of a week's open weekdays from it on. */
export type OfferedDays = { first: string; weekdays: string[]; months: Record<string, string>; closed: string[] };

/** Each day with its two lines of words. Weekdays on which the cellar is closed are left out, so that every week has the same. */
export function offeredDays({ first, weekdays, months, closed }: OfferedDays) {
  const dates: string[] = [];
  for (let date = first; dates.length < 2 * weekdays.length; date = addDays(date, 1)) {
    if (isOpenDay(date)) dates.push(date);
  }
  return dates.map((date, index) => {
    const day = months[date.slice(5, 7)]?.replace(DAY_OF_MONTH, String(Number(date.slice(8))));
    return { date, words: `${weekdays[index % weekdays.length]}\n${day}`, closed: closed.includes(date) };
  });
}
