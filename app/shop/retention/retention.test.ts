import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, LANGUAGES } from "../../i18n/languages.ts";
import { beginningOfDay } from "../../platform/system/clock.ts";
import { keptInWords, retentionCutoffs } from "./retention.ts";

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

it.each([
  ["in winter", "2026-11-20", "2026-11-19T23:00:00.000Z"],
  ["in summer", "2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["on the day when summer time begins", "2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["on the day after", "2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["on the day when summer time ends", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["on the day after that", "2026-10-26", "2026-10-25T23:00:00.000Z"],
])("a day of the winery begins at its midnight %s", (_, date, begins) => {
  expect(moment(beginningOfDay(date))).toBe(begins);
});

describe("what is over", () => {
  it("is told by the days of the winery's calendar", () => {
    const over = retentionCutoffs(Date.parse("2026-11-20T11:00:00Z"));
    expect({
      ...{ orders: moment(over.ordersBefore), leavers: moment(over.leaversBefore), guests: moment(over.guestsBefore) },
      ...{ visits: over.visitsBefore, inquiries: moment(over.inquiriesBefore), sent: moment(over.sentBefore) },
    }).toEqual({
      // Sixty days before 2015, so that an order of which the invoice is written in January has its whole eleven years.
      orders: "2014-11-01T23:00:00.000Z",
      leavers: "2026-09-20T22:00:00.000Z",
      guests: "2024-09-19T22:00:00.000Z",
      visits: "2025-11-20",
      inquiries: "2024-11-19T23:00:00.000Z",
      sent: "2026-10-20T22:00:00.000Z",
    });
  });

  it.each([
    ["one moment before midnight in Vodnjan", "2026-11-20T22:59:59.999Z", "2025-11-20"],
    ["at midnight in Vodnjan", "2026-11-20T23:00:00.000Z", "2025-11-21"],
    ["on a leap day", "2028-02-29T11:00:00.000Z", "2027-02-28"],
  ])("changes with the winery's date: %s", (_, now, visitsBefore) => {
    expect(retentionCutoffs(Date.parse(now)).visitsBefore).toBe(visitsBefore);
  });
});

it("the spans are told in each language as the privacy page needs them", () => {
  expect(LANGUAGES.map((language) => Object.values(keptInWords(LANGUAGE_TAGS[language])).join(", "))).toEqual([
    "60 dana, 26 mjeseci, 11 godina, 1 godina, 2 godine, 2 godine, 1 godina, 30 dana",
    "60 days, 26 months, 11 years, 1 year, 2 years, 2 years, 1 year, 30 days",
    "60 giorni, 26 mesi, 11 anni, 1 anno, 2 anni, 2 anni, 1 anno, 30 giorni",
    "60 Tage, 26 Monate, 11 Jahre, 1 Jahr, 2 Jahre, 2 Jahre, 1 Jahr, 30 Tage",
  ]);
});
