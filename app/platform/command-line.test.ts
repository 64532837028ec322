import { describe, expect, it } from "vitest";
import { momentAtWinery, momentFrom, readCommandLine, WrongUse } from "./command-line.ts";

const SHAPE = {
  options: { by: { type: "string" } },
  usage: "npm run mend -- shoes",
  words: { shoes: 2, all: 1 },
} as const;

describe("the words of a command", () => {
  it.each([[["shoes", "red"]], [["shoes"]], [["all"]], [[]], [["unknown", "to", "the", "list"]]])(
    "are taken where there are as many as it knows: %j",
    (words) => {
      expect(readCommandLine([...words, "--by", "Ana"], SHAPE)).toMatchObject({
        positionals: words,
        values: { by: "Ana" },
      });
    },
  );

  it.each([
    [["shoes", "red", "and", "blue"], "and"],
    [["all", "--by", "Ana", "Horvat"], "Horvat"],
  ])("are refused where one is left over: %j", (words, extra) => {
    const refusal = `"${extra}" is one word too many; what has a space in it stands in quotes.\n\nnpm run mend -- shoes`;
    expect(() => readCommandLine(words, SHAPE)).toThrow(new WrongUse(refusal));
  });

  it("may be as many whatever the first one is", () => {
    expect(() => readCommandLine(["one", "two"], { ...SHAPE, words: 1 })).toThrow('"two" is one word too many');
    expect(() => readCommandLine(["one"], { ...SHAPE, words: 0 })).toThrow('"one" is one word too many');
    expect(readCommandLine(["one"], { ...SHAPE, words: 1 }).positionals).toEqual(["one"]);
  });
});

it.each([[["shoes", ""]], [["shoes", " "]], [["shoes", "--by", ""]], [["shoes", "--by="]]])(
  "an empty word is no word that is left out: %j",
  (words) => {
    expect(() => readCommandLine(words, SHAPE)).toThrow(/^A word is empty.+\n\nnpm run mend -- shoes$/);
  },
);

it.each([
  ["2026-12-31T23:30:00Z", "2027-01-01 00:30"],
  ["2026-08-12T10:00:59Z", "2026-08-12 12:00"],
])("the moment %s is read by the winery's clock: %s", (moment, read) => {
  expect(momentAtWinery(Date.parse(moment))).toBe(read);
});

describe("a moment", () => {
  it.each([
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2028-02-29", "2028-02-29T00:00:00.000Z"],
    ["2026-11-20T10:30Z", "2026-11-20T10:30:00.000Z"],
    ["2026-11-20T10:30:15Z", "2026-11-20T10:30:15.000Z"],
    ["2026-11-20T10:30", new Date(2026, 10, 20, 10, 30).toISOString()],
  ])("is read as it is written: %s", (text, moment) => {
    expect(new Date(momentFrom(text, "usage")).toISOString()).toBe(moment);
  });

  it.each([
    ...["1.12.2026", "1.12.2026.", "12/1/2026", "5", "", "2026", "2026-11", "soon", "Nov 20 2026", "2026-11-20 10:30"],
    ...["2026-02-30", "2026-13-01", "2026-00-10", "2026-11-31T10:30Z", "2026-11-20T25:00Z", "2026-11-20T10:30+01:00"],
    ...["2026-11-20T10:30z", " 2026-11-20", "20261120"],
  ])("is none where it could be read in two ways, or is no day: %s", (text) => {
    expect(() => momentFrom(text, "usage")).toThrow(
      new WrongUse(`"${text}" is no time, such as 2026-11-20T10:30Z.\n\nusage`),
    );
  });
});
