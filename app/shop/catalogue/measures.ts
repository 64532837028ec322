import { LANGUAGE_TAGS, type Language } from "../../i18n/languages.ts";

/** Millilitres as litres with a comma: 750 is `0,75 l`. All four languages of the shop's labels write it so. */
export function formatLitres(millilitres: number): string {
  return `${(millilitres / 1000).toString().replace(".", ",")} l`;
}

/** Alcohol as a label says it (Regulation (EU) 1169/2011, annex XII): 125 tenths are `12,5 % vol`. */
export function formatAlcohol(tenths: number, language: Language): string {
  return `${decimal(tenths / 10, language)} % vol`;
}

/** Grams with at most two decimals in the format of a language. */
export function formatGrams(grams: number, language: Language): string {
  return `${decimal(grams, language)} g`;
}

/** Price of a litre in whole cents, half up (Directive 98/6/EC asks for it beside the price). */
export function centsPerLitre(priceCents: number, volumeMl: number): number {
  return Math.floor((priceCents * 1000) / volumeMl + 0.5);
}

function decimal(value: number, language: Language): string {
  const text = value.toString();
  return LANGUAGE_TAGS[language].startsWith("en") ? text : text.replace(".", ",");
}
