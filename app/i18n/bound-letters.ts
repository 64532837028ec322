import type { Language } from "./languages.ts";

/**
 * A text in whose lines no word of one letter stands last and no word ends at its hyphen, as Croatian typesetters have it; the other languages let
 * both stand anywhere. The letter stays with the word behind it by a space at which no line breaks; the ending of an abbreviation (`PDV-a`) is no
 * word. A word that is broken at its hyphen would have to repeat it in the next line, which no browser does: a joiner keeps it whole.
 */
export function boundLetters(text: string, language: Language): string {
  if (language !== "hr") return text;
  return text.replace(/(?<![\p{L}\p{N}’'-])([aikosu]) /giu, "$1\u00a0").replace(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060");
}
