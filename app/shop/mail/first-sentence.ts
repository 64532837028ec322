import type { Language } from "../../i18n/languages.ts";

/** The first sentence of a mail's text for the list of mails; after a greeting it begins small. */
export function firstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  const sentence = first?.segment.trim() ?? "";
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}
