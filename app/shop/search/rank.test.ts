import { expect, it } from "vitest";
import { MAX_QUERY_LENGTH, tidyQuery } from "./query.ts";
import { type Findable, rank } from "./rank.ts";

const NOTHING = { name: [], grape: [], kind: [], text: [] };
const findable = (found: string, where: Partial<Findable<string>>): Findable<string> => ({
  ...NOTHING,
  ...where,
  found,
});

it("puts a name before a grape, a grape before a kind, and a kind before a text, however well the others match", () => {
  const places = [
    findable("text", { text: ["teran"] }),
    findable("kind", { kind: ["teranovo"] }),
    findable("grape", { grape: ["teranovo"] }),
    findable("name", { name: ["Od terana"] }),
  ];
  expect(rank(places, "teran")).toEqual(["name", "grape", "kind", "text"]);
});

it("puts a kind before a name where a word for a kind means that kind, and takes no other ending for it", () => {
  const wines = [
    findable("name", { name: ["Rosé"] }),
    findable("red", { kind: ["rosso"] }),
    findable("kind", { kind: ["rosé"] }),
    findable("both", { name: ["Rosé"], kind: ["rosé"] }),
  ];
  expect(rank(wines, "rose", { kindFirst: true })).toEqual(["both", "kind", "name"]);
  expect(rank(wines, "rosa", { kindFirst: true })).toEqual(["name", "both", "red", "kind"]);
});

it("puts a name that was typed whole before one that begins with it, and leaves equals as they stood", () => {
  const names = [
    findable("longer", { name: ["Teranka"] }),
    findable("one", { name: ["Teran"] }),
    findable("other", { name: ["Teran"] }),
  ];
  expect(rank(names, "TERAN")).toEqual(["one", "other", "longer"]);
});

it("wants all words, and where nothing has all of them, most", () => {
  const wines = [
    findable("both", { name: ["Malvazija"], kind: ["bijelo vino"] }),
    findable("one", { name: ["Teran"], kind: ["crno vino"] }),
  ];
  expect(rank(wines, "bijelo vino")).toEqual(["both"]);
  expect(rank(wines, "crno vino uz")).toEqual(["one"]);
  expect(rank(wines, "vino uz ribu i jos nesto")).toEqual([]);
});

it("takes a word for mistyped only where nothing has it as it was typed", () => {
  const two = [findable("rosa", { name: ["Rosa"] }), findable("rossa", { name: ["Rossa"] })];
  expect(rank(two, "rossa")).toEqual(["rossa"]);
  expect(rank(two, "rozsa").length).toBe(2);
});

it.each(["", " ", "%", "\"'", "*", "\u0000", "()", "\u202E", "💥"])("finds nothing for %j", (query) => {
  expect(rank([findable("any", { name: ["any"] })], query)).toEqual([]);
});

it.each([
  [null, ""],
  ["  crno \t vino\n", "crno vino"],
  ["te\u0000ran", "te ran"],
  ["\u202Enaret", "naret"],
  ["<b>", "<b>"],
  ["a".repeat(10_000), "a".repeat(MAX_QUERY_LENGTH)],
  ["🍷".repeat(10_000), "🍷".repeat(MAX_QUERY_LENGTH)],
])("shows what was typed as a short line of visible letters: %#", (typed, shown) => {
  expect(tidyQuery(typed)).toBe(shown);
});
