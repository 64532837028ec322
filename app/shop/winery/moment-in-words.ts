import { LANGUAGE_TAGS, type Language } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/system/clock.ts";

/** A moment, in milliseconds since 1970, in the reader's language, by the winery's clock. */
export function momentInWords(moment: number, language: Language): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], words).format(moment);
}
