import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import type { Tree } from "../../app/i18n/texts.ts";

const LOCALES = resolve(import.meta.dirname, "../../locales");
/** What people type into the search is no text. */
const NO_TEXTS = "search-words.json";

export type FileOfTexts = { path: string; name: string; language: Language; isMail: boolean; file: Tree };

/** Every file of texts that are read. */
export function filesOfTexts(): FileOfTexts[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(LOCALES, language))
      .filter((name) => name !== NO_TEXTS)
      .map((name) => {
        const path = join(LOCALES, language, name);
        const file: Tree = JSON.parse(readFileSync(path, "utf8"));
        return { path, name, language, isMail: /^mail|-mail/.test(name), file };
      }),
  );
}
