import type { Language } from "../../i18n/languages.ts";

/** The first sentence of a mail's text for the list of mails; after a greeting it begins small. */
export function firstSentence(text: string, language: Language): string {
  const [first = ""] = text.split(/(?<=[.!?]) /);
  return first.charAt(0).toLocaleUpperCase(language) + first.slice(1);
}
