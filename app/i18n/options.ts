import type { InitOptions } from "i18next";
import { LANGUAGES } from "./languages.ts";

/** What i18next is told on both sides. Texts stand in `locales/<language>/<screen>.json`; `frame` is on every page. */
export const I18NEXT_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  defaultNS: "frame",
  // React escapes; mails are built by React too.
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;

/** The texts of one language, by file: `{ frame: {…}, home: {…} }`. */
export type Messages = Record<string, Record<string, unknown>>;
