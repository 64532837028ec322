import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/shops.ts";
import {
  internationalPhone,
  parseReservationForm,
  parseTimesWish,
  reservationConstraints,
} from "./reservation-form.server.ts";

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
  reservationKey: "a-form-key-of-22-signs",
};

function posted(changes: Record<string, string | null> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) if (value !== null) form.set(name, value);
  return form;
}

describe("the reservation form", () => {
  it("is read whole", () => {
    const submission = parseReservationForm(posted({ note: "  Vegetarian\r\nThank you " }), NOON);
    expect(submission.status === "success" && submission.value).toEqual({
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
      reservationKey: "a-form-key-of-22-signs",
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
    const submission = parseReservationForm(posted(changes), NOON);
    expect(submission.status).toBe("error");
    expect(submission.reply().error).toEqual(errors);
  });

  it("says everything at once, and keeps every value", () => {
    const sent = { package: null, adults: "6abc", date: "2026-11-22", email: "ana", phone: "1", terms: null };
    const { error, initialValue } = parseReservationForm(posted(sent), NOON).reply();
    expect(Object.keys(error ?? {}).sort()).toEqual(["adults", "date", "email", "package", "phone", "terms"]);
    expect(initialValue).toEqual({
      ...Object.fromEntries(Object.entries({ ...GOOD, ...sent }).filter(([, value]) => value !== null && value !== "")),
    });
  });

  it("asks for the package before it shows times", () => {
    expect(parseTimesWish(posted({ package: null }), NOON).reply().error).toEqual({ package: ["errors.packageFirst"] });
    expect(parseTimesWish(posted({ fullName: "", terms: null }), NOON).status).toBe("success");
  });

  it("gives the browser the same limits", () => {
    expect(reservationConstraints(NOON)).toMatchObject({
      package: { required: true },
      adults: { required: true, min: 1, max: 24 },
      children: { required: false, min: 0, max: 24 },
      date: { required: true, min: "2026-11-21", max: "2027-11-20" },
      fullName: { required: true, maxLength: 100 },
      note: { required: false, maxLength: 1000 },
      terms: { required: true },
    });
  });
});

describe("a telephone number", () => {
  it.each([
    ["+385 91 234 5678", "+385912345678"],
    ["00385 91/234-5678", "+385912345678"],
    [" +49 (151) 23456789 ", "+4915123456789"],
    ["+39 06 6982 0000", "+390669820000"],
    ["+43 660 1234567", "+436601234567"],
    ["+1 202 555 0123", "+12025550123"],
    ["091 234 5678", null],
    ["385912345678", null],
    ["+385", null],
    ["call me at +385912345678", null],
    ["+38591234567890123456", null],
    ["", null],
  ])("%s is %s", (text, number) => {
    expect(internationalPhone(text)).toBe(number);
  });
});
