import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../app/i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { flatTexts, localeTexts } from "./support/locale-texts.ts";

const ROOT = resolve(import.meta.dirname, "..");

/** Every text of a language by its place: the files of `locales` and what is written about products. */
function textsOf(language: Language): [place: string, text: string][] {
  return [...localeTexts(language), ...SAMPLE_CATALOGUE.flatMap(({ id, texts }) => flatTexts(texts[language], id))];
}

/** The words that `docs/glossary.md` does not want in a language. */
function unwantedWords(language: Language): string[] {
  const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const [, part = ""] = glossary.split(`## ${language}\n`);
  const rows = part.split("\n## ")[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).flatMap((row) => {
    const words = row.split("|")[3]?.trim() ?? "";
    return words === "" ? [] : words.split(/, /);
  });
}

const QUOTATION_MARKS: Record<Language, [open: string, close: string]> = {
  hr: ["„", "”"],
  en: ["“", "”"],
  it: ["«", "»"],
  de: ["„", "“"],
};

const wrong = (language: Language, is: (text: string) => boolean) =>
  textsOf(language).flatMap(([place, text]) => (is(text) ? [`${place}: ${text}`] : []));

describe.each(LANGUAGES)("the texts in %s", (language) => {
  it("use the words of the glossary", () => {
    const words = unwantedWords(language);
    expect(words.length).toBeGreaterThan(5);
    expect(
      words.flatMap((word) =>
        wrong(language, (text) => text.replace(/\{\{.*?\}\}/g, "").includes(word)).map(
          (found) => `${word} in ${found}`,
        ),
      ),
    ).toEqual([]);
  });

  it("have no typewriter quotes and no two spaces in a row", () => {
    // What programs send stands as it is.
    const json = /\{"data": …\}/;
    expect(wrong(language, (text) => /["']| {2}/.test(text.replace(json, "")))).toEqual([]);
  });

  it("have the language's own quotation marks, each with its partner", () => {
    const [open, close] = QUOTATION_MARKS[language];
    const ofOthers = new RegExp(`[${"„“”«»".replace(open, "").replace(close, "")}]`);
    const count = (text: string, mark: string) => text.split(mark).length;
    expect(wrong(language, (text) => ofOthers.test(text) || count(text, open) !== count(text, close))).toEqual([]);
  });

  it("mark what a maker says, since browsers close a Croatian quotation as a German one", () => {
    const [open, close] = QUOTATION_MARKS[language];
    const said = textsOf(language).filter(([place]) => /^(?:vineyards\.notes\.|home\.host\.words$)/.test(place));
    expect(said).toHaveLength(6);
    expect(said.filter(([, text]) => !text.startsWith(open) || !text.endsWith(close))).toEqual([]);
  });
});

/** Where a button or a link that leads on is named. */
const PRESSED =
  /\.(?:button|link|send|submit|view|again|pay|payBy\w+|transfer|backToCart|print|logIn|login|openCart|checkout|choose|fillBox)$|\.(?:reserve|taste|visit|product|shop|contact|save|copy|open|ask|keep|accept)$/;
/** A visitor orders a page about in the short form, and speaks to us and our readers in the long one. */
const LONG_IMPERATIVE: Record<"hr" | "it", RegExp> = {
  hr: /^(?!javite |pišite |pitajte )\p{L}{3,}(?:jte|ite)(?!\p{L})/iu,
  it: /^(?:acceda|aggiunga|apra|completi|confermi|crei|invii|legga|paghi|prenoti|riprovi|scelga|torni|vada|veda)(?!\p{L})/iu,
};

it.each(["hr", "it"] as const)("what is pressed is written in the short imperative in %s", (language) => {
  // A sentence with its full stop tells; it is not pressed.
  const pressed = textsOf(language).filter(([place, text]) => PRESSED.test(place) && !text.endsWith("."));
  expect(pressed.length).toBeGreaterThan(50);
  expect(pressed.filter(([, text]) => LONG_IMPERATIVE[language].test(text))).toEqual([]);
});

const INFORMAL: Record<Language, RegExp> = {
  hr: /(?<![\p{L}])(?:ti|tebi|tvoj\p{L}*|vas|vam|vaš\p{L}*)(?![\p{L}])/u,
  en: /(?<![\p{L}])(?:hey|hi there)(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:tuo|tua|tuoi|tue|vostr[oaie])(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?![\p{L}])/u,
};

it.each(LANGUAGES)("readers are spoken to formally in %s", (language) => {
  // "Koliko vas dolazi?" counts people, and the Union's portal is called as it is.
  const named = /Koliko vas dolazi\?|La tua Europa/;
  expect(wrong(language, (text) => INFORMAL[language].test(text.replace(named, "")))).toEqual([]);
});

it.each(LANGUAGES)("hours and dates have one form in %s", (language) => {
  const other: Record<Language, RegExp> = {
    hr: /(?:za|dolazi) \{\{date\}\}|\b\d{1,2} ?h\b|\b\d\/\d\/\d{4}/,
    en: /\bfrom 1\d to 1\d\b|1\d:00|\b(?:January|November) \d{1,2}, \d{4}|\d\/\d\/\d{4}/,
    it: /\b\d{1,2} ?h\b|\d\/\d\/\d{4}/,
    de: /\b\d{1,2} ?h\b|\d\/\d\/\d{4}|um \{\{time\}\}(?! Uhr)/,
  };
  expect(wrong(language, (text) => other[language].test(text))).toEqual([]);
});

it("no style sheet makes quotation marks: they stand in the texts", () => {
  const sheets = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.css$/.test(name),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((name) => /open-quote|\bquotes:/.test(readFileSync(join(ROOT, "app", name), "utf8")))).toEqual(
    [],
  );
});
