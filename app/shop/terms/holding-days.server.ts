import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { DAYS, MINUTES } from "../../platform/system/clock.ts";
import type { HoldingDays } from "./holding-days.ts";

/** How long an order waits, as the settings say, in the words that sentences of a language go on with. */
export function holdingDays({ holding }: Pick<Settings, "holding">, language: Language): HoldingDays {
  const { transferMs, pickupMs, cardMs } = holding;
  const t = translator(language, "mail");
  return {
    transferDays: t("holding.within", { count: Math.round(transferMs / DAYS) }),
    pickupDays: t("holding.for", { count: Math.round(pickupMs / DAYS) }),
    cardMinutes: t("holding.minutes", { count: Math.round(cardMs / MINUTES) }),
  };
}
