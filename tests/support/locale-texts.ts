import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Language } from "../../app/i18n/languages.ts";

const LOCALES = resolve(import.meta.dirname, "../../locales");

/** Every text of a language's files by its place (`home.hero.title`); the forms of a plural stand under one place. */
export function localeTexts(language: Language): [place: string, text: string][] {
  return readdirSync(join(LOCALES, language)).flatMap((name) =>
    flat(JSON.parse(readFileSync(join(LOCALES, language, name), "utf8")), name.replace(".json", "")),
  );
}

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path.replace(/_(zero|one|two|few|many|other)$/, ""), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => flat(one, `${path}.${key}`));
}
