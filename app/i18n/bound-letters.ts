import type { Language } from "./languages.ts";

/**
 * A text in whose lines no word of one letter stands last, as Croatian typesetters have it; the other languages let it stand anywhere. The letter
 * stays with the word behind it by a space at which no line breaks; the ending of an abbreviation (`PDV-a`) is no word.
 */
export function boundWords(text: string, language: Language): string {
  if (language !== "hr") return text;
  return text.replace(/(?<![\p{L}\p{N}’'-])([aikosu]) /giu, "$1\u00a0");
}

/**
 * The same of a text that is no screen's own (what makers say, juries, kitchens), in which no word ends at its hyphen, either: it would have to be
 * repeated in the next line, which no browser does, so a joiner keeps the word whole.
 */
export function boundLetters(text: string, language: Language): string {
  if (language !== "hr") return text;
  return boundWords(text, language).replace(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060");
}
