import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../../app/shop/sample/sample-catalogue.ts";

const LOCALES = resolve(import.meta.dirname, "../../locales");
/** Shorter pieces are names, or the same in several languages. */
const FEWEST_WORDS = 2;
const MIN_CHARS = 11;

/** Every sentence, or piece of one between placeholders, that stands in a language's files and in the catalogue. */
function piecesOf(language: Language): string[] {
  const files = readdirSync(join(LOCALES, language)).map((name) =>
    JSON.parse(readFileSync(join(LOCALES, language, name), "utf8")),
  );
  const products = SAMPLE_CATALOGUE.map(({ texts }) => texts[language]);
  return [...files, ...products].flatMap(stringsIn).flatMap((text) => text.split(/\{\{.*?\}\}|<[^>]*>|\n/).map(plain));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const PIECES = Object.fromEntries(LANGUAGES.map((language) => [language, piecesOf(language)])) as Record<
  Language,
  string[]
>;

const FOREIGN = new Map(LANGUAGES.map((language) => [language, foreignTo(language)]));

/** What only the other languages say: nothing that a text of the page's own language says as well. */
function foreignTo(language: Language): string[] {
  const own = PIECES[language].join("\n");
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => PIECES[other]);
  return [...new Set(others)].filter(
    (piece) => piece.length >= MIN_CHARS && piece.split(" ").length >= FEWEST_WORDS && !own.includes(piece),
  );
}

/** The pieces of other languages that stand in a page's text. */
export function foreignPieces(text: string, language: Language): string[] {
  const page = plain(text);
  return (FOREIGN.get(language) ?? []).filter((piece) => page.includes(piece));
}
