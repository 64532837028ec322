import { describe, expect, it } from "vitest";
import { FACTS } from "../../facts/facts.ts";
import { SAMPLE_TASTINGS } from "../sample/sample-tastings.ts";
import { partyProblems, tastingPrice } from "./reservation.ts";
import { beginningsWithin, PACKAGES, TASTING_MINUTES, TIMES } from "./tastings.ts";

describe("a party", () => {
  it.each([
    // adults, children, menu, note, what speaks against it
    [1, 0, false, "", []],
    [2, 1, true, "", []],
    [2, 0, true, "", ["childrenFirst"]],
    [15, 0, false, "", []],
    [10, 5, false, "", []],
    [16, 0, false, "", ["groupNote"]],
    [10, 6, false, "", ["groupNote"]],
    [10, 6, false, "  \n ", ["groupNote"]],
    [10, 6, true, "A birthday", []],
    [24, 0, false, "A wedding", []],
    [20, 5, false, "A wedding", ["tooMany"]],
    [25, 0, true, "", ["tooMany", "childrenFirst", "groupNote"]],
  ])("of %i adults and %i children, menu %s, note '%s': %j", (adults, children, childrenMenu, note, problems) => {
    expect(partyProblems({ adults, children, childrenMenu }, note).map(({ problem }) => problem)).toEqual(problems);
  });
});

describe("the price of a tasting", () => {
  it.each([
    // 2 × 18.00
    ["basic", 2, 0, false, 3600],
    // 2 × 18.00 + 2 × 5.00
    ["basic", 2, 2, false, 4600],
    // 2 × 18.00 + 2 × 5.00 + 2 × 9.00
    ["basic", 2, 2, true, 6400],
    // 3 × 32.00 + 1 × 8.00 + 1 × 9.00
    ["deluxe", 3, 1, true, 11300],
    // 10 × 55.00 + 5 × 12.00
    ["elite", 10, 5, false, 61000],
    // The menu is for children only.
    ["elite", 1, 0, true, 5500],
  ] as const)(
    "%s for %i adults and %i children, menu %s, is %i cents",
    (name, adults, children, childrenMenu, cents) => {
      const { lines, totalCents } = tastingPrice(SAMPLE_TASTINGS[name], { adults, children, childrenMenu });
      expect(totalCents).toBe(cents);
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
    },
  );
});

it("offers the packages as specified, within the cellar's hours", () => {
  expect(PACKAGES).toEqual(["basic", "deluxe", "elite"]);
  expect(PACKAGES.map((name) => [SAMPLE_TASTINGS[name].wines, SAMPLE_TASTINGS[name].oils])).toEqual([
    [4, 2],
    [4, 2],
    [8, 0],
  ]);
  expect(PACKAGES.map((name) => TASTING_MINUTES[name])).toEqual([45, 60, 90]);
  expect(TIMES).toEqual(beginningsWithin(FACTS.opensAtHour, FACTS.closesAtHour));
});

it.each([
  [10, 14, ["10:00", "11:00", "12:00", "13:00"]],
  [8, 11, ["08:00", "09:00", "10:00"]],
  [12, 13, ["12:00"]],
  [12, 12, []],
])(
  "a cellar that is open from %i to %i has a table at every full hour, the last one an hour before it closes",
  (opens, closes, times) => {
    expect(beginningsWithin(opens, closes)).toEqual(times);
  },
);
