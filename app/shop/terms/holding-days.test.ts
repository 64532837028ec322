import { expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { DAYS, MINUTES } from "../../platform/system/clock.ts";
import { holdingDays } from "./holding-days.server.ts";

// Settings may be anything from a day to sixty: the noun has what its number asks for, and the case of its sentence.
it.each<[Language, number, within: string, forHow: string, minutes: string]>([
  ["hr", 1, "1 dana", "1 dan", "1 minute"],
  ["hr", 3, "3 dana", "3 dana", "3 minute"],
  ["hr", 7, "7 dana", "7 dana", "7 minuta"],
  ["hr", 21, "21 dana", "21 dan", "21 minute"],
  ["en", 1, "1 day", "1 day", "1 minute"],
  ["en", 21, "21 days", "21 days", "21 minutes"],
  ["it", 1, "1 giorno", "1 giorno", "1 minuto"],
  ["it", 21, "21 giorni", "21 giorni", "21 minuti"],
  ["de", 1, "1 Tag", "1 Tag", "1 Minute"],
  ["de", 21, "21 Tagen", "21 Tage", "21 Minuten"],
])("says in %s how long %i days and minutes are", (language, count, within, forHow, minutes) => {
  const holding = { transferMs: count * DAYS, pickupMs: count * DAYS, cardMs: count * MINUTES };
  expect(holdingDays({ holding }, language)).toEqual({
    transferDays: within.replace(" ", "\u00a0"),
    pickupDays: forHow.replace(" ", "\u00a0"),
    cardMinutes: minutes.replace(" ", "\u00a0"),
  });
});
