import i18next, { type BackendModule, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { I18NEXT_OPTIONS, type Messages } from "./options.ts";

/** Loads the texts of further screens when the visitor goes there; those of the first page came with the document. */
const lazyMessages: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error) => done(error, false),
    );
  },
};

async function loadTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const { FILES } = await import("./message-files.ts");
  const load = FILES[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${language}/${namespace}`);
  return load();
}

/** Starts the browser's i18next with the texts that the document brought. */
export async function startI18next(language: string, messages: Messages): Promise<I18n> {
  await i18next
    .use(initReactI18next)
    .use(lazyMessages)
    .init({
      ...I18NEXT_OPTIONS,
      lng: language,
      fallbackLng: false,
      ns: Object.keys(messages),
      resources: { [language]: messages },
      partialBundledLanguages: true,
    });
  return i18next;
}
