import { describe, expect, it } from "vitest";
import { phoneLine } from "../contact/phone.server.ts";
import { emailLine, INVALID, line, personName } from "./form-fields.server.ts";

describe("what is pasted into one line", () => {
  it.each([
    ["a name with a tab behind it", personName(100), "Ana Đurić\t", "Ana Đurić"],
    ["a name with a tab within", personName(100), "Ana\tĐurić", "Ana Đurić"],
    ["an address with a tab behind it", emailLine(100), "ana@gost.example\t", "ana@gost.example"],
    ["a number with a tab before it", phoneLine(), "\t+385912345678", "+385912345678"],
    ["a number with a tab within", phoneLine(), "+385\t91 2345678", "+385 91 2345678"],
    ["other white space around it", line(20), "\f\v \u00a0\u3000Pula\u2003\t\t", "Pula"],
    ["a form feed within", line(20), "Stancija\f7", "Stancija 7"],
    ["no more than its field takes without the tabs", line(4), "\tPula\t", "Pula"],
  ])("is taken: %s", (_, field, pasted, taken) => {
    expect(field.safeParse(pasted)).toEqual({ success: true, data: taken });
  });

  it.each([
    ["a line feed", "Ana\nBcc: x@y.example"],
    ["a carriage return", "Ana\rBcc: x@y.example"],
    ["a line feed at its end", "Ana\r\n"],
    ["a line feed behind a tab", "\t\nAna"],
    ["a next line", "Ana\u0085Bcc"],
    ["a line separator", "Ana\u2028Bcc"],
    ["a paragraph separator", "Ana\u2029Bcc"],
    ["a zero byte", "Ana\0"],
    ["an escape", "Ana\u001b[0m"],
  ])("is refused with %s", (_, pasted) => {
    const { error } = personName(100).safeParse(pasted);
    expect(error?.issues.map(({ message }) => message)).toEqual([INVALID]);
  });

  it("is missing where it is white space alone", () => {
    expect(
      line(20)
        .safeParse("\t \t")
        .error?.issues.map(({ message }) => message),
    ).toEqual(["errors.required"]);
  });
});
