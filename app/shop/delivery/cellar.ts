import type { Language } from "../../i18n/languages.ts";
import { WINERY } from "../winery/winery.ts";
import { countryName } from "./countries.ts";

/** The cellar's postal address, by lines. */
export function cellarLines(language: Language): string[] {
  const { street, postalCode, city, countryCode } = WINERY.address;
  return [WINERY.name, street, `${postalCode} ${city}`, countryName(countryCode, language)];
}
