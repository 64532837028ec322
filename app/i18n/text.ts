import { createContext, useContext } from "react";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { type Text, type Texts, textsOf } from "./texts.ts";

/** What a page is written with. */
export type TextsOfPage = {
  language: Language;
  /** One file of `locales/<language>`. */
  file(name: string): Texts;
};

export const PageTexts = createContext<TextsOfPage>({
  language: DEFAULT_LANGUAGE,
  file: () => textsOf(DEFAULT_LANGUAGE, {}),
});

/** Translates the keys of one file of `locales/<language>`; without a name, those of the frame. */
export function useText(file = "frame"): Text {
  return useContext(PageTexts).file(file).text;
}

/** Tells all that stands at the keys of one file: lists, and texts by name. */
export function useTextTree(file: string): Texts["tree"] {
  return useContext(PageTexts).file(file).tree;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(PageTexts).language;
}
