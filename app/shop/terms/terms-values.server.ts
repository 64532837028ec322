import { FACTS } from "../../facts/facts.ts";
import { fromDate, withDayUnbroken } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { holdingDays } from "./holding-days.server.ts";

/** The settings that the terms tell of. */
export type TermsSettings = Pick<Settings, "publicUrl" | "holding" | "cardProvider" | "showKuna">;

/**
 * What the terms name in braces beside the winery's own data. The wait for a card is told where cards are taken, what the kuna are for where
 * they are shown, and nowhere else.
 */
export function termsValues(settings: TermsSettings, language: Language): Record<string, string | number> {
  const t = translator(language, "terms-and-conditions");
  const days = holdingDays(settings, language);
  const cardWait = settings.cardProvider === "none" ? "" : `${t("cardWait", days)} `;
  const kuna = settings.showKuna ? `${t("kuna")} ` : "";
  return { ...days, cardWait, kuna, since: withDayUnbroken(fromDate(FACTS.termsFrom, language)) };
}
