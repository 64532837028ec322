import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { LABEL_WORDS } from "./all-label-words.ts";
import { EU_LANGUAGES } from "./label-words.ts";

/** Every word of a language with the way to it. */
function wordsIn(value: unknown, path = ""): [path: string, word: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`));
}

const pathsIn = (language: (typeof EU_LANGUAGES)[number]) => wordsIn(LABEL_WORDS[language]).map(([path]) => path);

it("has the 24 official languages, those of the shop among them, each with a name of its own", () => {
  expect(Object.keys(LABEL_WORDS).sort()).toEqual([...EU_LANGUAGES].sort());
  expect(EU_LANGUAGES).toHaveLength(24);
  expect(EU_LANGUAGES).toEqual(expect.arrayContaining([...LANGUAGES]));
  expect(new Set(EU_LANGUAGES.map((language) => LABEL_WORDS[language].name)).size).toBe(24);
});

describe.each(EU_LANGUAGES)("in %s", (language) => {
  it("every word is there, without stray blanks or breaking spaces before units", () => {
    expect(pathsIn(language)).toEqual(pathsIn("en"));
    for (const [path, word] of wordsIn(LABEL_WORDS[language])) {
      expect([path, word]).toEqual([path, expect.stringMatching(/^\S(.*\S)?$/u)]);
      expect([path, word]).toEqual([path, expect.not.stringMatching(/ {2}|\d [a-z]|["']/)]);
    }
  });

  it("is written in its own letters", () => {
    const letters = { el: /\p{Script=Greek}/u, bg: /\p{Script=Cyrillic}/u }[language as string] ?? /\p{Script=Latin}/u;
    for (const part of ["headings", "nutrients", "additives", "parts", "materials"] as const) {
      for (const word of Object.values(LABEL_WORDS[language][part])) expect(word).toMatch(letters);
    }
  });

  it("no two rows of a table are called the same", () => {
    for (const part of ["nutrients", "ingredients", "additives", "parts", "materials"] as const) {
      const words = Object.values(LABEL_WORDS[language][part]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});
