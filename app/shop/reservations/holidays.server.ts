import { createRequire } from "node:module";

type Calendar = InstanceType<typeof import("date-holidays").default>;

/** Loaded with the first date that is asked about: it knows the holidays of the whole world. */
let croatia: Calendar | undefined;

function croatianCalendar(): Calendar {
  // Not `import()`: whoever asks about a date does not wait.
  croatia ??= new (createRequire(import.meta.url)("date-holidays") as typeof import("date-holidays").default)("HR");
  return croatia;
}

const known = new Map<number, ReadonlySet<string>>();

/** Whether a date (`2026-11-18`) is a public holiday in Croatia, on which everybody rests; church days of other kinds are not. */
export function isCroatianHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  let dates = known.get(year);
  if (!dates) {
    const holidays = croatianCalendar()
      .getHolidays(year)
      .filter(({ type }) => type === "public");
    dates = new Set(holidays.map((holiday) => holiday.date.slice(0, 10)));
    known.set(year, dates);
  }
  return dates.has(date);
}
