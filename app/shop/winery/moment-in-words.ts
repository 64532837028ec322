import { untilDate, withArticle, withOrdinal } from "../../i18n/date-in-words.ts";
import { DATE_TAGS, type Language } from "../../i18n/languages.ts";
import { dateAtWinery, WINERY_TIME_ZONE } from "../../platform/system/clock.ts";

/** A moment, in milliseconds since 1970, in the reader's language, by the winery's clock: `20. November 2026 um 12:00 Uhr`. */
export function momentInWords(moment: number, language: Language): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  const said = new Intl.DateTimeFormat(DATE_TAGS[language], words).format(moment);
  if (language === "it") return withOrdinal(said);
  return language === "de" ? `${said} Uhr` : said;
}

/** The same as short as a list has room for: `20.11.2026, 12:00`, `20. 11. 2026. u 12:00`. */
export function momentInFigures(moment: number, language: Language): string {
  const dateStyle = language === "hr" ? "short" : "medium";
  const words = { dateStyle, timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  const said = new Intl.DateTimeFormat(DATE_TAGS[language], words).format(moment);
  // Croatian cuts its months off, so it has them in figures, and leaves out the word between day and hour.
  return language === "hr" ? said.replace(/ (?=\S+$)/, " u ") : said;
}

/** When something was, as its sentence goes on: `on 20 November 2026 at 12:00`, `l’8 marzo 2026 alle ore 12:00`. */
export function onMoment(moment: number, language: Language): string {
  const words = momentInWords(moment, language);
  return { hr: words, en: `on ${words}`, it: withArticle(words), de: `am ${words}` }[language];
}

/** Until when something holds, as its sentence goes on: `do srijede, 12. kolovoza 2026., u 12:00`. */
export function untilMoment(moment: number, language: Language): string {
  const date = untilDate(dateAtWinery(moment), language);
  const style = { timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat(DATE_TAGS[language], style).format(moment);
  return {
    hr: `${date}, u ${time}`,
    en: `${date} at ${time}`,
    it: `${date} alle ore ${time}`,
    de: `${date}, ${time} Uhr`,
  }[language];
}

/** The day of a moment, in milliseconds since 1970, in the reader's language, by the winery's calendar. */
export function dayInWords(moment: number, language: Language): string {
  const words = { day: "numeric", month: "long", timeZone: WINERY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(DATE_TAGS[language], words).format(moment);
}
