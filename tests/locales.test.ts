import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../app/i18n/languages.ts";

const LOCALES = resolve(import.meta.dirname, "../locales");

type Texts = { [key: string]: string | string[] | Texts | Texts[] };

const filesOf = (language: Language) => readdirSync(join(LOCALES, language)).sort();
const textsOf = (language: Language, file: string): Texts =>
  JSON.parse(readFileSync(join(LOCALES, language, file), "utf8"));

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every key with its text; the forms of a plural, which differ from language to language, count as one key unless each is wanted. */
function flat(texts: unknown, path: string, asOne = true): [string, string][] {
  if (typeof texts === "string") return [[asOne ? path.replace(PLURAL, "_plural") : path, texts]];
  if (typeof texts !== "object" || texts === null) return [[path, String(texts)]];
  return Object.entries(texts).flatMap(([key, value]) => flat(value, `${path}.${key}`, asOne));
}

const keysOf = (language: Language, file: string) => [
  ...new Set(flat(textsOf(language, file), file).map(([key]) => key)),
];

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? "").sort();

describe.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))("the texts in %s", (language) => {
  it("stand in the same files as the Croatian ones", () => {
    expect(filesOf(language)).toEqual(filesOf(DEFAULT_LANGUAGE));
  });

  it.each(filesOf(DEFAULT_LANGUAGE))("have the same keys in %s", (file) => {
    expect(keysOf(language, file).sort()).toEqual(keysOf(DEFAULT_LANGUAGE, file).sort());
  });

  it.each(filesOf(DEFAULT_LANGUAGE))("speak of the same things in %s", (file) => {
    const croatian = new Map(flat(textsOf(DEFAULT_LANGUAGE, file), file));
    const differing = flat(textsOf(language, file), file).filter(
      ([key, text]) =>
        !key.endsWith("_plural") && placeholders(text).join() !== placeholders(croatian.get(key) ?? "").join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(filesOf(DEFAULT_LANGUAGE))("are translated in %s: no longer sentence is the Croatian one", (file) => {
    const croatian = new Map(flat(textsOf(DEFAULT_LANGUAGE, file), file));
    const same = flat(textsOf(language, file), file).filter(
      ([key, text]) => text.split(" ").length > 4 && text === croatian.get(key),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

describe("every text", () => {
  it.each(LANGUAGES)("writes money as figures are written, in every language: 0,50 € (%s)", (language) => {
    const other = filesOf(language).flatMap((file) =>
      flat(textsOf(language, file), file).filter(([, text]) => /€\s?\d|\d\.\d{1,2}\s?€|\d\.\d+\s?kn/.test(text)),
    );
    expect(other.map(([key]) => key)).toEqual([]);
  });

  it("never breaks the German word for e-mail, whose hyphen a line would end at", () => {
    const broken = filesOf("de").flatMap((file) =>
      flat(textsOf("de", file), file).filter(([, text]) => /E-Mail/i.test(text)),
    );
    expect(broken).toEqual([]);
  });

  it.each(LANGUAGES)("that counts has every form that its language knows: %s", (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = filesOf(language).flatMap((file) => {
      const counted = flat(textsOf(language, file), file, false).flatMap(([key]) =>
        PLURAL.test(key) ? [key.replace(PLURAL, "")] : [],
      );
      const keys = new Set(flat(textsOf(language, file), file, false).map(([key]) => key));
      return [...new Set(counted)]
        .flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !keys.has(key));
    });
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES)("says something in %s", (language) => {
    const empty = filesOf(language).flatMap((file) =>
      flat(textsOf(language, file), file).filter(([, text]) => text.trim() === ""),
    );
    expect(empty.map(([key]) => key)).toEqual([]);
  });
});
