import { describe, expect, it } from "vitest";
import de from "../../../locales/de/mail.json";
import en from "../../../locales/en/mail.json";
import hr from "../../../locales/hr/mail.json";
import it_ from "../../../locales/it/mail.json";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";

const TEXTS: Record<Language, object> = { hr, en, it: it_, de };

/** Every text by its path: `order.net`. */
function flat(texts: object, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const keysOf = (language: Language) => new Set(flat(TEXTS[language]).map(([key]) => key.replace(PLURAL, "")));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe("the words of the mails", () => {
  it.each(LANGUAGES)("are all there in %s", (language) => {
    expect(keysOf(language)).toEqual(keysOf("hr"));
  });

  it.each(LANGUAGES)("have every plural that %s knows", (language) => {
    const keys = flat(TEXTS[language]).map(([key]) => key);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of keys.filter((name) => PLURAL.test(name))) {
      for (const form of forms) expect(keys).toContain(key.replace(PLURAL, `_${form}`));
    }
  });

  it.each(LANGUAGES)("are filled with the same things in %s", (language) => {
    const croatian = new Map(flat(hr));
    for (const [key, text] of flat(TEXTS[language])) {
      // The Croatian greeting needs no name: a name would want its vocative.
      if (key === "greeting") continue;
      expect([key, placeholders(text)]).toEqual([
        key,
        placeholders(croatian.get(key) ?? croatian.get(key.replace(PLURAL, "_other")) ?? ""),
      ]);
    }
  });
});
