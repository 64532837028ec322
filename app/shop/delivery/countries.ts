import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { ShippingPrice } from "./delivery.ts";

/** The 50 European countries whose visitors may order or inquire (docs/rules.md "Ordering"), by ISO 3166 code. */
const EUROPEAN_COUNTRIES = [
  ..."AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LI LT LU LV MC MD ME".split(" "),
  ..."MK MT NL NO PL PT RO RS SE SI SK SM TR UA VA XK FO".split(" "),
];

/** A country of the offered list (docs/interface.md "Calls"). */
type Country = { countryCode: string; translations: Record<Language, string>; orderable: boolean };

const NAMES = LANGUAGES.map((language) => [language, new Intl.DisplayNames([language], { type: "region" })] as const);

/** The offered countries: the European ones merged with those that have a shipping price. */
export function offeredCountries(prices: readonly ShippingPrice[]): Country[] {
  const codes = new Set([...EUROPEAN_COUNTRIES, ...prices.map(({ countryCode }) => countryCode)]);
  return [...codes].map((countryCode) => ({
    countryCode,
    translations: namesOf(countryCode),
    orderable: prices.some((price) => price.countryCode === countryCode && price.orderable),
  }));
}

/** The codes of the countries that are offered. */
export function offeredCountryCodes(prices: Parameters<typeof offeredCountries>[0]): string[] {
  return offeredCountries(prices).map(({ countryCode }) => countryCode);
}

/** A country's name in a language. */
export function countryName(countryCode: string, language: Language): string {
  return namesOf(countryCode)[language];
}

function namesOf(countryCode: string): Record<Language, string> {
  const names = { hr: countryCode, en: countryCode, it: countryCode, de: countryCode };
  for (const [language, regions] of NAMES) names[language] = regions.of(countryCode) ?? countryCode;
  return names;
}
