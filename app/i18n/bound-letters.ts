import type { Language } from "./languages.ts";

/**
 * A text in whose lines no word of one letter stands last, as Croatian typesetters have it; the other languages let such words stand anywhere.
 * The letter stays with the word behind it by a space at which no line breaks; the ending of an abbreviation (`PDV-a`) is no word.
 */
export function boundLetters(text: string, language: Language): string {
  return language === "hr" ? text.replace(/(?<![\p{L}\p{N}’'-])([aikosu]) /giu, "$1\u00a0") : text;
}
