import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages.ts";
import { I18NEXT_OPTIONS, type Messages } from "./options.ts";

const FILES = import.meta.glob<Record<string, unknown>>("../../locales/*/*.json", { eager: true, import: "default" });

const MESSAGES: Record<Language, Messages> = { hr: {}, en: {}, it: {}, de: {} };
for (const [path, texts] of Object.entries(FILES)) {
  const [language, file] = path.split("/").slice(-2);
  if (isLanguage(language) && file) MESSAGES[language][file.replace(".json", "")] = texts;
}

const warned = new Set<string>();

/** A missing text shows in Croatian; that it is missing is said once, not with every page. */
function warnOnce(languages: readonly string[], namespace: string, key: string): void {
  const name = `${languages.join()}/${namespace}:${key}`;
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Missing text ${name}`);
}

function instanceFor(language: Language): I18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    ...I18NEXT_OPTIONS,
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(MESSAGES[DEFAULT_LANGUAGE]),
    resources: MESSAGES,
    initImmediate: false,
    saveMissing: true,
    missingKeyHandler: warnOnce,
  });
  return instance;
}

const INSTANCES = Object.fromEntries(LANGUAGES.map((language) => [language, instanceFor(language)]));

/** The server's i18next of a language; it never changes its language, so that all requests share it. */
export function i18nextFor(language: Language): I18n {
  const instance = INSTANCES[language];
  if (!instance) throw new Error(`No texts for ${language}`);
  return instance;
}

/** Translates the keys of one file of `locales/<language>`. */
export function translator(language: Language, namespace: string): TFunction {
  return i18nextFor(language).getFixedT(language, namespace);
}

/** The texts that a page needs in the browser, by file. */
export function messagesFor(language: Language, namespaces: readonly string[]): Messages {
  const messages: Messages = {};
  for (const namespace of namespaces) {
    messages[namespace] = MESSAGES[language][namespace] ?? MESSAGES[DEFAULT_LANGUAGE][namespace] ?? {};
  }
  return messages;
}
