import { describe, expect, it } from "vitest";
import { addMonths, bookableDays, dayProblem, daysToOffer, hasBegun, isDate, nextOpenDay } from "./calendar.ts";
import { isCroatianHoliday } from "./holidays.server.ts";

/** A moment by its time in UTC; the winery is one hour ahead of it in winter and two in summer. */
const at = (utc: string) => Date.parse(`${utc}Z`);

describe("the day of a tasting", () => {
  it.each([
    // Friday, 20 November 2026, noon at the winery.
    ["2026-11-20T11:00", "2026-11-19", "past"],
    ["2026-11-20T11:00", "2026-11-20", "sameDay"],
    ["2026-11-20T11:00", "2026-11-21", null],
    ["2026-11-20T11:00", "2026-11-22", "sunday"],
    ["2026-11-20T11:00", "2026-11-23", null],
    ["2026-11-20T11:00", "2027-11-20", null],
    ["2026-11-20T11:00", "2027-11-21", "tooFar"],
    // Public holidays: Christmas on a Friday, St. Stephen on a Saturday, Epiphany, Easter Monday, Corpus Christi.
    ["2026-11-20T11:00", "2026-12-25", "holiday"],
    ["2026-11-20T11:00", "2026-12-26", "holiday"],
    ["2026-11-20T11:00", "2027-01-01", "holiday"],
    ["2026-11-20T11:00", "2027-01-06", "holiday"],
    ["2026-11-20T11:00", "2027-03-28", "sunday"],
    ["2026-11-20T11:00", "2027-03-29", "holiday"],
    ["2026-11-20T11:00", "2027-05-27", "holiday"],
    ["2026-11-20T11:00", "2027-11-18", "holiday"],
    // The same date a year earlier is still a holiday of that year; days that are kept but worked on are open.
    ["2026-11-10T11:00", "2026-11-18", "holiday"],
    ["2026-11-20T11:00", "2027-06-25", null],
    ["2026-11-20T11:00", "2027-01-07", null],
    // Winter: midnight at the winery is 23:00 in UTC.
    ["2026-11-20T22:59:59", "2026-11-20", "sameDay"],
    ["2026-11-20T22:59:59", "2026-11-21", null],
    ["2026-11-20T23:00:00", "2026-11-20", "past"],
    ["2026-11-20T23:00:00", "2026-11-21", "sameDay"],
    // Summer: it is 22:00.
    ["2027-07-15T21:59:59", "2027-07-16", null],
    ["2027-07-15T22:00:00", "2027-07-16", "sameDay"],
    // The clocks go forward in the night to Sunday, 28 March 2027: Saturday ends at 23:00 in UTC, Sunday already at 22:00.
    ["2027-03-27T22:59:59", "2027-03-27", "sameDay"],
    ["2027-03-27T23:00:00", "2027-03-27", "past"],
    ["2027-03-28T21:59:59", "2027-03-28", "sameDay"],
    ["2027-03-28T22:00:00", "2027-03-28", "past"],
    ["2027-03-29T21:59:59", "2027-03-30", null],
    ["2027-03-29T22:00:00", "2027-03-30", "sameDay"],
    // They go back in the night to Sunday, 31 October 2027: Saturday ends at 22:00 in UTC, Sunday at 23:00.
    ["2027-10-30T21:59:59", "2027-10-30", "sameDay"],
    ["2027-10-30T22:00:00", "2027-10-30", "past"],
    ["2027-10-31T22:59:59", "2027-11-02", null],
    ["2027-10-31T22:59:59", "2027-11-01", "holiday"],
    ["2027-10-31T23:00:00", "2027-11-01", "sameDay"],
  ])("at %s UTC, %s is %s", (now, date, problem) => {
    expect(dayProblem(date, at(now), isCroatianHoliday)).toBe(problem);
  });

  it("is one of the next twelve months, from tomorrow at the winery", () => {
    expect(bookableDays(at("2026-11-20T22:30"))).toEqual({ first: "2026-11-21", last: "2027-11-20" });
    expect(bookableDays(at("2026-11-20T23:30"))).toEqual({ first: "2026-11-22", last: "2027-11-21" });
    expect(bookableDays(at("2028-02-29T12:00"))).toEqual({ first: "2028-03-01", last: "2029-02-28" });
  });

  it.each([
    ["2026-11-20T11:00", "2026-11-21"],
    ["2026-11-21T11:00", "2026-11-23"],
    // From Christmas Eve: Friday and Saturday are holidays, then comes Sunday.
    ["2026-12-24T11:00", "2026-12-28"],
  ])("that comes first after %s is %s", (now, date) => {
    expect(nextOpenDay(at(now), isCroatianHoliday)).toBe(date);
  });

  it("is offered among those of two weeks: Sundays are left out, holidays are closed", () => {
    const days = daysToOffer(at("2026-12-20T11:00"), isCroatianHoliday);
    expect(days.map(({ date, open }) => `${date.slice(5)}${open ? "" : " closed"}`)).toEqual([
      ...["12-21", "12-22", "12-23", "12-24", "12-25 closed", "12-26 closed"],
      ...["12-28", "12-29", "12-30", "12-31", "01-01 closed", "01-02"],
    ]);
  });
});

describe("dates", () => {
  it.each([
    ["2026-11-20", true],
    ["2028-02-29", true],
    ["2027-02-29", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["20.11.2026", false],
    ["2026-1-2", false],
    ["", false],
    ["2026-11-20T10:00", false],
  ])("%s: %s", (text, valid) => {
    expect(isDate(text)).toBe(valid);
  });

  it.each([
    ["2026-11-20", 12, "2027-11-20"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-08-31", 1, "2026-09-30"],
    ["2026-12-01", 1, "2027-01-01"],
  ])("%s and %i months are %s", (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });
});

describe("a tasting at 10:00 by the winery's clock", () => {
  it.each([
    ["2026-11-23", "2026-11-23T08:59:59", false],
    ["2026-11-23", "2026-11-23T09:00", true],
    ["2027-07-15", "2027-07-15T07:59:59", false],
    ["2027-07-15", "2027-07-15T08:00", true],
    ["2026-11-23", "2026-11-24T00:00", true],
    ["2026-11-23", "2026-11-22T23:00", false],
  ])("on %s has begun at %s UTC: %s", (date, now, prefill) => {
    expect(hasBegun({ date, time: "10:00" }, at(now))).toBe(prefill);
  });
});
