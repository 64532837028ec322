import { LRUCache } from "lru-cache";

/** Letters that Unicode does not take apart into a base and a mark. */
const WITHOUT_MARK: Record<string, string> = { đ: "d", ð: "d", ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", ı: "i" };

/** The words of a text as a search compares them: in small letters without marks, so that `Kažun` and `kazun` are one word. */
export function foldedWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đðßłøæœı]/g, (letter) => WITHOUT_MARK[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** As many texts as the catalogue and the pages have in four languages, and some that have changed meanwhile. */
const MAX_TEXTS_KEPT = 5000;
const known = new LRUCache<string, readonly string[]>({ max: MAX_TEXTS_KEPT });

/** The different words of a text of the shop; they are kept, since every search reads the same texts. Not for what visitors type. */
export function wordsOfText(text: string): readonly string[] {
  const words = known.get(text) ?? [...new Set(foldedWords(text))];
  known.set(text, words);
  return words;
}
