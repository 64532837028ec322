import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Language } from "../../app/i18n/languages.ts";

const LOCALES = resolve(import.meta.dirname, "../../locales");

/**
 * Every text of a language's files by its place (`home.hero.title`), as it is typed, unbreakable spaces as spaces; the forms of a plural stand
 * under one place.
 */
export function localeTexts(language: Language): [place: string, text: string][] {
  return readdirSync(join(LOCALES, language)).flatMap((name) =>
    flatTexts(JSON.parse(readFileSync(join(LOCALES, language, name), "utf8")), name.replace(".json", "")),
  );
}

/** The same of any tree of texts, whose own place is given. */
export function flatTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string")
    return [[path.replace(/_(zero|one|two|few|many|other)$/, ""), value.replaceAll("\u00a0", " ")]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => flatTexts(one, `${path}.${key}`));
}
