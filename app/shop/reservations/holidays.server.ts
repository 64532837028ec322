import Holidays from "date-holidays";

const croatia = new Holidays("HR");
const known = new Map<number, ReadonlySet<string>>();

/** Whether a date (`2026-11-18`) is a public holiday in Croatia, on which everybody rests; church days of other kinds are not. */
export function isCroatianHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  let dates = known.get(year);
  if (!dates) {
    const holidays = croatia.getHolidays(year).filter(({ type }) => type === "public");
    dates = new Set(holidays.map((holiday) => holiday.date.slice(0, 10)));
    known.set(year, dates);
  }
  return dates.has(date);
}
