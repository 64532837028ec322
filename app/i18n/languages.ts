/** The four languages of the site; Croatian is the default and stands without a prefix (docs/rules.md "Languages"). */
export const LANGUAGES = ["hr", "en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "hr";

/** The full tag of each language, for `lang` attributes, number formats and mails. */
export const LANGUAGE_TAGS: Record<Language, string> = { hr: "hr-HR", en: "en-US", it: "it-IT", de: "de-DE" };

/** Whose dates and hours a page writes: English ones are the British, as is its spelling. */
export const DATE_TAGS: Record<Language, string> = { ...LANGUAGE_TAGS, en: "en-GB" };

/** Whether a text from outside names one of the four languages. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language that a text from outside names; Croatian where it names none of the four. */
export function languageOrDefault(text: unknown): Language {
  return isLanguage(text) ? text : DEFAULT_LANGUAGE;
}
