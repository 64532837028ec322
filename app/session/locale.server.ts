import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageOrDefault } from "../i18n/languages.ts";
import { readCookie } from "./cookies.server.ts";

const remixI18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ["custom"],
    findLocale: async (request) => {
      const [prefix] = new URL(request.url).pathname.split("/").filter((part) => part !== "");
      return isLanguage(prefix) ? prefix : readCookie(request, "lang");
    },
  },
});

/** The language of a request: prefix, else the `lang` cookie, else Croatian (docs/rules.md "Languages"). */
export async function localeOf(request: Request): Promise<Language> {
  return languageOrDefault(await remixI18next.getLocale(request));
}
