import { DATE_TAGS, type Language } from "../../i18n/languages.ts";
import { daysToOffer } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { OPEN_DAYS_A_WEEK } from "../../shop/winery/opening-hours.ts";
import { DAY_OF_MONTH, type OfferedDays } from "./offered-days.ts";

/**
 * The next two weeks in the words of a language, since browsers and servers do not abbreviate alike.
 * @param now in milliseconds since 1970
 */
export function describeDays(now: number, language: Language): OfferedDays {
  const days = daysToOffer(now, isCroatianHoliday);
  const words = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(DATE_TAGS[language], { ...style, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  // Croatian shortens its months without a full stop: it has them in figures.
  const month = language === "hr" ? "numeric" : "short";
  const monthOf = (date: string) => words(date, { day: "numeric", month }).replace(/\d+/, DAY_OF_MONTH);
  return {
    first: days[0]?.date ?? "",
    weekdays: days.slice(0, OPEN_DAYS_A_WEEK).map(({ date }) => words(date, { weekday: "short" })),
    months: Object.fromEntries(days.map(({ date }) => [date.slice(5, 7), monthOf(date)])),
    closed: days.filter(({ open }) => !open).map(({ date }) => date),
  };
}
