import { expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { DAYS, MINUTES } from "../../platform/system/clock.ts";
import { holdingDays } from "./holding-days.server.ts";

// Settings may be anything from a day to sixty: the noun has what its number asks for, and the case of its sentence.
it.each<[Language, number, within: string, forHow: string]>([
  ["hr", 1, "1 dana", "1 dan"],
  ["hr", 3, "3 dana", "3 dana"],
  ["hr", 7, "7 dana", "7 dana"],
  ["hr", 21, "21 dana", "21 dan"],
  ["en", 1, "1 day", "1 day"],
  ["en", 21, "21 days", "21 days"],
  ["it", 1, "1 giorno", "1 giorno"],
  ["it", 21, "21 giorni", "21 giorni"],
  ["de", 1, "1 Tag", "1 Tag"],
  ["de", 21, "21 Tagen", "21 Tage"],
])("says in %s how long %i days are", (language, days, within, forHow) => {
  const holding = { transferMs: days * DAYS, pickupMs: days * DAYS, cardMs: 60 * MINUTES };
  expect(holdingDays({ holding }, language)).toEqual({
    transferDays: within.replace(" ", "\u00a0"),
    pickupDays: forHow.replace(" ", "\u00a0"),
    cardMinutes: 60,
  });
});
