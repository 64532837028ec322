import { boundWords } from "../../app/i18n/bound-letters.ts";
import type { Language } from "../../app/i18n/languages.ts";
import type { Tree } from "../../app/i18n/texts.ts";

/** What is counted in the shop's texts, by the beginnings that its forms have in common; months after their day, too. */
const COUNTED: Record<Language, string> = {
  hr: "dan|radn|sat|minut|sekund|mjesec|godin|boc|kutij|znakov|znamen|osob|odrasl|djec|dijete|metar|stavk|stavak|arti[ck]|mjest|vin[oa]\\b|maslinov|prijedlo|rezultat|prijav|slobodn|siječnja",
  en: "(?:(?:working )?days?|minutes?|seconds?|months?|years?|hours?|bottles?|box(?:es)?|lines?|characters|digits|people|person|adults?|child(?:ren)?|met(?:re|er)s|items?|seats?|wines?|suggestions?|results?|logins?|January)\\b",
  it: "giorn|minut|second[io]\\b|mes[ie]\\b|ann[io]\\b|or[ae]\\b|bottigli|carton|caratter|cifr|person|adult|bambin|metr|articol|post[io]\\b|vin[oi]\\b|olio?\\b|suggeriment|risultat|access[io]|ospiti|gennaio",
  de: "Tag|Werktag|Uhr\\b|Minute|Sekunde|Monat|Jahr|Stunde|Flasche|Karton|Zeichen|Ziffern|Person|Erwachsene|Kind|Meter|Artikel|Pl[aä]tz|Weine?\\b|Oliven|Vorschl|Treffer|Position|Posten|Anmeldung|Januar",
};
const afterNumber = (language: Language) => new RegExp(`(?<=(?:\\d|\\}\\})[.º]?) (?=${COUNTED[language]})`, "gu");

/** Units after their figure, and abbreviations of two words. */
const UNITS = /(?<=\d|\}\}) (?=%|€|°|(?:kn|ha|m|ml|l|g|s)\b)|(?<=%) (?=vol)|(?<=\bz\.) (?=B\.)|(?<=\bg\.) (?=U\.)/gu;

/** An equation, and a number behind what it is called; a dash between two numbers lets no line end behind it. */
const EQUAL = / = (?=\d|\{\{)|(?<=OIB\)?) (?=\{\{)/gu;
const UNTIL = /(?<=\d|\}\})–(?=\d|\{\{)/gu;

/** A text in which a figure stays in the line of its unit. */
export function boundUnits(text: string): string {
  return text.replace(UNITS, "\u00a0");
}

/** A text in which what is counted stays in the line of its number, too, and a Croatian word of one letter with the word behind it. */
export function boundText(text: string, language: Language): string {
  return boundUnits(boundWords(text, language))
    .replace(afterNumber(language), "\u00a0")
    .replace(EQUAL, (found) => found.replaceAll(" ", "\u00a0"))
    .replace(UNTIL, "–\u2060");
}

/**
 * The texts of a file of `locales/`, bound. In mails and in what stands in a page's head only units are: they are searched through, by
 * programs to which a space is a space.
 */
export function boundFile({ file, language, isMail }: { file: Tree; language: Language; isMail: boolean }): Tree {
  return boundTree(file, (text) => (isMail ? boundUnits(text) : boundText(text, language)));
}

/** A page's head; and what the cart is called, of which the red dot shows the number because a line may end behind it. */
const UNBOUND = /^(?:meta|open_(?:zero|one|few|many|other))$/;

function boundTree(tree: Tree, bound: (text: string) => string): Tree {
  if (typeof tree === "string") return bound(tree);
  if (Array.isArray(tree)) return tree.map((one: Tree) => boundTree(one, bound));
  const branches = Object.entries(tree).map(([key, one]) => [
    key,
    boundTree(one, UNBOUND.test(key) ? boundUnits : bound),
  ]);
  return Object.fromEntries(branches);
}
