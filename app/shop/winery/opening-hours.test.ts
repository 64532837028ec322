import { expect, it } from "vitest";
import { FACTS } from "../../facts/facts.ts";
import { CLOSES_AT, fullHour, isOpenWeekday, OPEN_DAYS_A_WEEK, OPENS_AT } from "./opening-hours.ts";

it("an hour before ten is written with two digits, as ISO 8601 has it", () => {
  expect([9, 10].map(fullHour)).toEqual(["09:00", "10:00"]);
  expect([OPENS_AT, CLOSES_AT]).toEqual([fullHour(FACTS.opensAtHour), fullHour(FACTS.closesAtHour)]);
});

it("the cellar is open on as many weekdays as the form offers of each week", () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter(isOpenWeekday)).toHaveLength(OPEN_DAYS_A_WEEK);
});
