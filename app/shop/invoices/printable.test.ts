import { readFileSync } from "node:fs";
import { createFont } from "fonteditor-core";
import { expect, it } from "vitest";
import { INVOICE_LETTERS } from "../../platform/fonts/invoice-letters.ts";
import { isSpelled, printable } from "./printable.server.ts";

it.each([
  ["Željka Đurđević-Großmann", "Željka Đurđević-Großmann"],
  ["Γιώργος, Љубица, Nguyễn", "Γιώργος, Љубица, Nguyễn"],
  // Letter and mark apart are one letter.
  ["C\u030Caša", "Čaša"],
  ["漢字 太郎", "HanZi TaiLang"],
  ["محمد", "mhmd"],
  ["한국", "HanGug"],
  ["Ana 😀", "Ana :grinning:"],
  ["ǅungla", "Džungla"],
  // A mark of direction is nothing to look at; a letter that nobody has defined is.
  ["Ana\u202e Horvat", "Ana Horvat"],
  ["Ana \ue000", "Ana ?"],
  ["Ana\tHorvat\nPula", "Ana Horvat\nPula"],
])("%s is set as %s", (given, set) => {
  expect(printable(given)).toBe(set);
});

it("says whether something is spelled otherwise", () => {
  for (const text of ["Željka", "Γιώργος", "Ana\u202e", "e\u0301"]) expect(isSpelled(text)).toBe(false);
  for (const text of ["漢", "Ana 😀", "\ue000"]) expect(isSpelled(text)).toBe(true);
});

it.each(["source-sans-3.ttf", "source-sans-3-bold.ttf"])(
  "%s has a glyph for every letter that is said to be there",
  (name) => {
    const bytes = readFileSync(new URL(`../../platform/fonts/${name}`, import.meta.url));
    const { cmap } = createFont(bytes, { type: "ttf" }).get();
    expect([...INVOICE_LETTERS].filter((letter) => !cmap[letter]).map((letter) => letter.toString(16))).toEqual([]);
  },
);
