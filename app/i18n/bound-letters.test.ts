import { describe, expect, it } from "vitest";
import { boundLetters } from "./bound-letters.ts";

const NBSP = "\u00a0";
const JOINER = "\u2060";

it("words with a hyphen stay whole in Croatian, and a dash between words or figures is none", () => {
  expect(boundLetters("u pašta-fažol", "hr")).toBe(`u${NBSP}pašta-${JOINER}fažol`);
  expect(boundLetters("8-10 - do 2028", "hr")).toBe("8-10 - do 2028");
});

describe("words of one letter", () => {
  it.each([
    ["zelena jabuka i badem", `zelena jabuka i${NBSP}badem`],
    ["U ustima je živahna, s okusom", `U${NBSP}ustima je živahna, s${NBSP}okusom`],
    ["papar, a i duhan", `papar, a${NBSP}i${NBSP}duhan`],
    ["„A u čaši”", `„A${NBSP}u${NBSP}čaši”`],
    // A letter at the end has nothing to stay with, the last of a longer word is none, nor is an ending.
    ["noću i", "noću i"],
    ["već osam", "već osam"],
    ["bez PDV-a za sve", `bez PDV-${JOINER}a za sve`],
    ["koji žu k nama", `koji žu k${NBSP}nama`],
  ])("stay in Croatian with the word behind them: %s", (text, bound) => {
    expect(boundLetters(text, "hr")).toBe(bound);
  });

  it("stand in other languages where they stand", () => {
    expect(boundLetters("in pašta-fažol", "en")).toBe("in pašta-fažol");
    expect(boundLetters("a glass of wine", "en")).toBe("a glass of wine");
    expect(boundLetters("olio e vino, a casa", "it")).toBe("olio e vino, a casa");
  });
});
