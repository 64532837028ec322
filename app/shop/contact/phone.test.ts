import { describe, expect, it } from "vitest";
import { phoneInGroups, toE164 } from "./phone.server.ts";
import { PHONE_PATTERN, telUri } from "./phone.ts";

describe("a telephone number", () => {
  it.each([
    ["+385 91 234 5678", "+385912345678"],
    ["+385-91/234-5678", "+385912345678"],
    ["00385 91/234-5678", "+385912345678"],
    ["+385 (0)91 234 5678", "+385912345678"],
    [" +49 (151) 23456789 ", "+4915123456789"],
    ["+39 06 6982 0000", "+390669820000"],
    ["+43 660 1234567", "+436601234567"],
    ["+1 202 555 0123", "+12025550123"],
  ])("%s is %s, and the browser lets it go", (text, number) => {
    expect(toE164(text)).toBe(number);
    expect(text).toMatch(new RegExp(PHONE_PATTERN, "v"));
  });

  it.each([
    ...["091 234 5678", "385912345678", "+385", "call me at +385912345678", "+38591234567890123456"],
    ...["+999 123 4567", "+0912345678", "+385 91 2", "phone", ""],
  ])("%s is none", (text) => expect(toE164(text)).toBeNull());

  it.each([
    ["+385912345678", "+385 91 234 5678"],
    ["+493023125000", "+49 30 23125000"],
    ["+9990", "+9990"],
    ["", ""],
  ])("%s is read out as %s", (phone, groups) => expect(phoneInGroups(phone)).toBe(groups));

  it.each(["+385 52 000 111", "+385-52/000.111", "+385\u00a052\u00a0000\u00a0111"])(
    "%s is called at an address without what parts it",
    (phone) => {
      expect(telUri(phone)).toBe("tel:+38552000111");
    },
  );
});
