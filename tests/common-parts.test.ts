import fc from "fast-check";
import { expect, it } from "vitest";
import { commonParts } from "../scripts/common-parts.ts";

/** 66 characters that no two of them share with each other. */
const sentence = (char: string) => Array.from({ length: 33 }, (_, index) => `${char}${index % 10}`).join("");
const [A, B, C] = ["a", "b", "c"].map(sentence) as [string, string, string];
const partsOf = (...pages: string[]) => String(commonParts(pages.map((page) => Buffer.from(page))));

it("what several pages have in common is kept once, and nothing else", () => {
  expect(partsOf(`1${A}2${B}3`, `4${B}5${A}6`, `7${A}8${C}9`)).toBe(A + B);
  expect(partsOf(A + A, B)).toBe("");
  expect(partsOf(A.slice(0, 60), A.slice(0, 60))).toBe("");
  expect(partsOf(`${A}čšž`, `${A}čšž`)).toBe(`${A}čšž`);
});

it("every part stands in at least two pages", () => {
  const page = fc.array(fc.constantFrom(A, B, C, "x", "yy", "č"), { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
      const common = partsOf(...pages);
      for (const one of [A, B, C]) {
        const isCommon = pages.filter((text) => text.includes(one)).length > 1;
        expect(common.includes(one)).toBe(isCommon);
      }
    }),
  );
});
