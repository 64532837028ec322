import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import { factsInTexts } from "./facts-in-texts.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages.ts";
import type { TextsOfPage } from "./text.ts";
import { branchesOf, inSentence, type Messages, type Texts, type Tree, textsOf } from "./texts.ts";
import { withFallback } from "./with-fallback.server.ts";

const FILES = import.meta.glob<Tree>("../../locales/*/*.json", { eager: true, import: "default" });

const WRITTEN: Record<Language, Messages> = { hr: {}, en: {}, it: {}, de: {} };
for (const [path, texts] of Object.entries(FILES)) {
  const [language, file] = path.split("/").slice(-2);
  if (isLanguage(language) && file) WRITTEN[language][file.replace(".json", "")] = texts;
}

const warned = new Set<string>();

function warnOnce(language: Language, key: string): void {
  const name = `${language}/${key}`;
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Missing text ${name}`);
}

/** What a language lacks is said in Croatian. */
const MESSAGES = ofEach((language) => {
  const files: Messages = {};
  for (const [name, croatian] of Object.entries(WRITTEN[DEFAULT_LANGUAGE])) {
    files[name] = withFallback(WRITTEN[language][name] ?? {}, croatian, (key) => warnOnce(language, `${name}:${key}`));
  }
  return files;
});

function ofEach<T>(make: (language: Language) => T): Record<Language, T> {
  return { hr: make("hr"), en: make("en"), it: make("it"), de: make("de") };
}

function instanceFor(language: Language): I18n {
  const instance = createInstance();
  instance.init({
    supportedLngs: [...LANGUAGES],
    lng: language,
    fallbackLng: false,
    ns: Object.keys(MESSAGES[language]),
    defaultNS: "frame",
    resources: { [language]: MESSAGES[language] },
    initImmediate: false,
    // React escapes, mails are built by React too: so what would escape a value keeps money together instead.
    interpolation: { escape: inSentence, defaultVariables: factsInTexts(language) },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_, file, key) => warnOnce(language, `${file}:${key}`),
  });
  return instance;
}

const INSTANCES = ofEach(instanceFor);

/** Translates the keys of one file of `locales/<language>`. */
export function translator(language: Language, namespace: string): TFunction {
  return INSTANCES[language].getFixedT(language, namespace);
}

/**
 * The texts of pages are read as the browser reads them, a tenth of a page's time less than by i18next; a test holds the two to each
 * other, and that every key is there.
 */
function textsForPages(language: Language): TextsOfPage {
  const files = new Map<string, Texts>();
  for (const [name, file] of Object.entries(MESSAGES[language])) {
    files.set(
      name,
      textsOf(language, file, (key) => warnOnce(language, `${name}:${key}`)),
    );
  }
  return {
    language,
    file(name) {
      const texts = files.get(name);
      if (!texts) throw new Error(`No texts ${language}/${name}`);
      return texts;
    },
  };
}

const PAGE_TEXTS = ofEach(textsForPages);

/** What the pages of a language are written with; the same for all requests. */
export function pageTextsFor(language: Language): TextsOfPage {
  return PAGE_TEXTS[language];
}

/** The texts that a page needs in the browser, by file: not what stands in its head, which its loader writes. */
export function messagesFor(language: Language, names: readonly string[]): Messages {
  return Object.fromEntries(
    names.map((name) => {
      const { meta: _, ...shown } = branchesOf(MESSAGES[language][name]);
      return [name, shown];
    }),
  );
}
