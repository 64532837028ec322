import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/shops.ts";
import { reservationConstraints, reservationForm, timesForm } from "./reservation-schema.server.ts";

/** Good on Friday, 20 November 2026. */
const GOOD: Record<string, string> = {
  package: "deluxe",
  adults: "2",
  children: "1",
  childrenMenu: "on",
  date: "2026-11-23",
  time: "11:00",
  fullName: "Ana Đurić Žgaljić",
  email: "ana@gost.example",
  phone: "+385 91 234 5678",
  note: "",
  terms: "on",
  reservationKey: "a-form-key-of-22-chars",
};

const AT_NOON = { now: NOON };

const parsed = (changes: Record<string, string | null> = {}) => reservationForm.parse({ ...GOOD, ...changes }, AT_NOON);

describe("the reservation form", () => {
  it("is read whole", () => {
    const result = parsed({ note: "  Vegetarian\r\nThank you " });
    expect(result.ok && result.value).toEqual({
      package: "deluxe",
      adults: 2,
      children: 1,
      childrenMenu: true,
      date: "2026-11-23",
      time: "11:00",
      fullName: "Ana Đurić Žgaljić",
      email: "ana@gost.example",
      phone: "+385912345678",
      note: "Vegetarian\nThank you",
      reservationKey: "a-form-key-of-22-chars",
    });
  });

  it.each<[string, Record<string, string | null>, Record<string, string[]>]>([
    ["no package", { package: null }, { package: ["errors.packageFirst"] }],
    ["a package that is not offered", { package: "royal" }, { package: ["errors.packageFirst"] }],
    ["no adults", { adults: "0" }, { adults: ["errors.adults"] }],
    ["adults left out", { adults: null }, { adults: ["errors.adults"] }],
    ["half an adult", { adults: "1.5" }, { adults: ["errors.adults"] }],
    ["no number", { adults: "6abc" }, { adults: ["errors.adults"] }],
    ["fewer than no adults", { adults: "-6" }, { adults: ["errors.adults"] }],
    ["far too many", { adults: "1e9", note: "x" }, { adults: ["errors.tooMany"] }],
    ["more than the table seats", { adults: "20", children: "5", note: "x" }, { adults: ["errors.tooMany"] }],
    [
      "children as a word",
      { children: "two" },
      { children: ["errors.children"], childrenMenu: ["errors.childrenFirst"] },
    ],
    ["the menu before the children", { children: "0" }, { childrenMenu: ["errors.childrenFirst"] }],
    ["the menu, children left out", { children: null }, { childrenMenu: ["errors.childrenFirst"] }],
    ["a large group without a note", { adults: "15", children: "1" }, { note: ["errors.groupNote"] }],
    ["no day", { date: null }, { date: ["errors.date"] }],
    ["a day that does not exist", { date: "2027-02-30" }, { date: ["errors.date"] }],
    ["yesterday", { date: "2026-11-19" }, { date: ["errors.past"] }],
    ["today", { date: "2026-11-20" }, { date: ["errors.sameDay"] }],
    ["a Sunday", { date: "2026-11-22" }, { date: ["errors.sunday"] }],
    ["Christmas", { date: "2026-12-25" }, { date: ["errors.holiday"] }],
    ["in two years", { date: "2028-11-20" }, { date: ["errors.tooFar"] }],
    ["no time", { time: null }, { time: ["errors.time"] }],
    ["outside the cellar's hours", { time: "14:00" }, { time: ["errors.time"] }],
    ["no name", { fullName: "   " }, { fullName: ["errors.required"] }],
    ["a name of two lines", { fullName: "Ana\r\nBcc: x@y.example" }, { fullName: ["errors.invalid"] }],
    ["a name too long", { fullName: "a".repeat(101) }, { fullName: ["errors.tooLong"] }],
    ["no mail address", { email: "ana@gost" }, { email: ["errors.email"] }],
    ["two mail addresses", { email: "a@b.example,c@d.example" }, { email: ["errors.email"] }],
    ["a mail address with a header", { email: "a@b.example\r\nBcc:x@y.example" }, { email: ["errors.invalid"] }],
    ["a number without prefix", { phone: "091 234 5678" }, { phone: ["errors.phone"] }],
    ["a prefix of no country", { phone: "+999 123 4567" }, { phone: ["errors.phone"] }],
    ["a number too short", { phone: "+385 91 2" }, { phone: ["errors.phone"] }],
    ["a note with a control character", { note: "a\u0000b" }, { note: ["errors.invalid"] }],
    ["a note too long", { note: "a".repeat(1001) }, { note: ["errors.tooLong"] }],
    ["terms not accepted", { terms: null }, { terms: ["errors.terms"] }],
    ["no key", { reservationKey: null }, { reservationKey: ["errors.invalid"] }],
  ])("says beside the field what is wrong: %s", (_, changes, errors) => {
    expect(parsed(changes)).toEqual({ ok: false, errors });
  });

  it("says everything at once", () => {
    const result = parsed({ package: null, adults: "6abc", date: "2026-11-22", email: "ana", phone: "1", terms: null });
    expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual([
      ...["adults", "date", "email", "package", "phone", "terms"],
    ]);
  });

  it("asks for the package before it shows times, and for nothing else", () => {
    const date = GOOD.date ?? "";
    expect(timesForm.parse({ date }, AT_NOON)).toEqual({ ok: false, errors: { package: ["errors.packageFirst"] } });
    expect(timesForm.parse({ package: "basic", date, email: "ana" }, AT_NOON)).toEqual({ ok: true, value: { date } });
  });

  it("gives the browser the same limits", () => {
    expect(reservationConstraints(AT_NOON)).toMatchObject({
      package: { required: true },
      adults: { required: true, min: 1, max: 24 },
      children: { min: 0, max: 24 },
      date: { required: true, min: "2026-11-21", max: "2027-11-20" },
      fullName: { required: true, maxLength: 100 },
      note: { maxLength: 1000 },
      terms: { required: true },
    });
  });
});
