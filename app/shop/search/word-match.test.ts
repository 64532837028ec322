import { describe, expect, it } from "vitest";
import { foldedWords } from "./folded-words.ts";
import { matchAsWritten, matchMistyped } from "./word-match.ts";

describe("the words of a text", () => {
  it.each([
    ["Kažun crni 2019", ["kazun", "crni", "2019"]],
    ["Olivenöl, süß & weiß", ["olivenol", "suss", "weiss"]],
    ["Olio d’oliva", ["olio", "d", "oliva"]],
    ["Đurđica ÆØŁ", ["durdica", "aeol"]],
    ["Kaz\u030Cun", ["kazun"]],
    ["«*\"' %_ NEAR( OR ; --", ["near", "or"]],
    ["\u202Eteran\u0000", ["teran"]],
    ["عنب", ["عنب"]],
    ["", []],
  ])("of %j are %j", (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });
});

describe("a word that was typed", () => {
  it.each([
    ["teran", "teran", 1],
    ["tartufi", "tartufima", 0.95],
    ["tartufi", "tartufo", 0.95],
    ["wines", "wine", 0.95],
    ["truffles", "truffle", 0.95],
    ["malv", "malvazija", 0.9],
    ["wein", "schaumwein", 0.8],
    // What only begins alike is another word.
    ["vina", "vinograd", 0],
    ["wines", "winter", 0],
    ["t", "teran", 0],
    ["ol", "alkohol", 0],
  ])("%j is worth %j of %d", (typed, word, worth) => {
    expect(matchAsWritten(typed, word)).toBe(worth);
  });

  it.each([
    ["malvazia", "malvazija", true],
    ["malvasija", "malvazija", true],
    ["tartuffi", "tartufima", true],
    ["tearn", "teran", true],
    ["olivenoel", "olivenol", true],
    ["cabrenet", "cabernet", true],
    ["sauvinjon", "sauvignon", true],
    ["merlo", "merlot", true],
    // One slip of a short word, two of a long one.
    ["tarem", "teran", false],
    ["ter", "tor", false],
    ["pivo", "zivo", false],
    ["2021", "2022", false],
    ["chardonnay", "cabernet", false],
  ])("%j is %j with a slip or two: %s", (typed, word, is) => {
    expect(matchMistyped(typed, word) > 0).toBe(is);
  });
});
