import { FACTS } from "../facts/facts.ts";
import type { Language } from "./languages.ts";

/** A space that no line breaks at. */
const NBSP = "\u00a0";

/**
 * What every text may name in braces without being given it: each figure of the winery, its hours as the language writes them
 * (`{{opens}}`: 10, in English 10 am), and money with a comma, as in every language (docs/rules.md "Money").
 */
export function factsInTexts(language: Language): Record<string, string | number> {
  const { opensAtHour, closesAtHour, kunaPerEuroE5, bottleFeeCents, oliveTrees } = FACTS;
  const hourOf = (hour: number) => (language === "en" ? halfDay(hour) : hour);
  return {
    ...FACTS,
    opens: hourOf(opensAtHour),
    closes: hourOf(closesAtHour),
    oliveTrees: language === "en" ? `${oliveTrees}`.replace(/(?=\d{3}$)/, ",") : oliveTrees,
    kunaRate: withComma(kunaPerEuroE5, 5),
    bottleFee: `${withComma(bottleFeeCents, 2)}${NBSP}€`,
  };
}

/** A whole hour of the day as English tells it: `2 pm`. */
function halfDay(hour: number): string {
  return `${hour % 12 || 12}${NBSP}${hour < 12 ? "am" : "pm"}`;
}

function withComma(units: number, places: number): string {
  const digits = `${units}`.padStart(places + 1, "0");
  return `${digits.slice(0, -places)},${digits.slice(-places)}`;
}
