import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

/** Translates the keys of one file of `locales/<language>`; without a name, those of the frame. */
export function useText(namespace = "frame") {
  return useTranslation(namespace).t;
}

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
