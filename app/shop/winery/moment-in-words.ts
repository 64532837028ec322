import { DATE_TAGS, type Language } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/system/clock.ts";

/** A moment, in milliseconds since 1970, in the reader's language, by the winery's clock: `20. November 2026 um 12:00 Uhr`. */
export function momentInWords(moment: number, language: Language): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  const said = new Intl.DateTimeFormat(DATE_TAGS[language], words).format(moment);
  return language === "de" ? `${said} Uhr` : said;
}

/** The day of a moment, in milliseconds since 1970, in the reader's language, by the winery's calendar. */
export function dayInWords(moment: number, language: Language): string {
  const words = { day: "numeric", month: "long", timeZone: WINERY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(DATE_TAGS[language], words).format(moment);
}
