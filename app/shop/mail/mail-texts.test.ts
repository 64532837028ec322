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
describe("the words of the mails", () => {
  it.each(LANGUAGES)("have every plural that %s knows", (language) => {
    const keys = flat(TEXTS[language]).map(([key]) => key);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of keys.filter((name) => PLURAL.test(name))) {
      for (const form of forms) expect(keys).toContain(key.replace(PLURAL, `_${form}`));
    }
  });
});
