import { FACTS } from "../../facts/facts.ts";
import { fromDate, withDayUnbroken } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { holdingDays } from "./holding-days.server.ts";

/** The settings that the terms tell of. */
export type TermsSettings = Pick<Settings, "publicUrl" | "holding" | "cardProvider">;

/** What the terms name in braces beside the winery's own data. The wait for a card is told where cards are taken, and nowhere else. */
export function termsValues(settings: TermsSettings, language: Language): Record<string, string | number> {
  const days = holdingDays(settings, language);
  const takesCards = settings.cardProvider !== "none";
  const cardWait = takesCards ? `${translator(language, "terms-and-conditions")("cardWait", days)} ` : "";
  return { ...days, cardWait, since: withDayUnbroken(fromDate(FACTS.termsFrom, language)) };
}
