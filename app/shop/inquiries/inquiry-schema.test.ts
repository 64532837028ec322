import { describe, expect, it } from "vitest";
import { inquiryForm } from "./inquiry-schema.server.ts";

const GOOD = {
  name: "Ana Marić",
  email: "ana@example.com",
  phone: "+385 91 234 5678",
  subject: "Deset kutija terana",
  message: "Imate li za lipanj deset kutija terana?",
  terms: "on",
  inquiryKey: "abcdefghijklmnopqrstuv",
};

function parsed(changes: Record<string, string> = {}) {
  return inquiryForm.parse({ ...GOOD, ...changes });
}

/** The refused fields with their messages. */
function refusals(changes: Record<string, string | null>) {
  const result = inquiryForm.parse({ ...GOOD, ...changes });
  return result.ok ? {} : result.errors;
}

describe("the inquiry form", () => {
  it("hands over a good inquiry with the telephone as + and digits", () => {
    const { terms: _, ...rest } = GOOD;
    expect(parsed()).toEqual({ ok: true, value: { ...rest, phone: "+385912345678" } });
  });

  it("takes an inquiry without a telephone", () => {
    expect(parsed({ phone: "" })).toMatchObject({ ok: true, value: { phone: "" } });
  });

  it("keeps the lines of a message and drops blanks around it", () => {
    const message = "  Prvi red\r\ndrugi red  ";
    expect(parsed({ message })).toMatchObject({ ok: true, value: { message: "Prvi red\ndrugi red" } });
  });

  const cases: [field: string, value: string | null, message: string][] = [
    ["name", "", "errors.required"],
    ["name", "   ", "errors.required"],
    ["name", null, "errors.required"],
    ["name", "a".repeat(101), "errors.tooLong"],
    ["name", "Ana\r\nBcc: all@example.com", "errors.invalid"],
    ["email", "", "errors.required"],
    ["email", "ana", "errors.email"],
    ["email", "ana@example.com\r\nBcc: all@example.com", "errors.invalid"],
    ["email", "ana@example.com,all@example.com", "errors.email"],
    ["email", `${"a".repeat(89)}@example.com`, "errors.tooLong"],
    ["phone", "091 234 5678", "errors.phone"],
    ["phone", "+385 abc", "errors.phone"],
    ["subject", "", "errors.required"],
    ["subject", "a".repeat(121), "errors.tooLong"],
    ["subject", "Upit\nReply-To: all@example.com", "errors.invalid"],
    ["message", "", "errors.required"],
    ["message", "Prekratko", "errors.tooShort"],
    ["message", "a".repeat(2001), "errors.tooLong"],
    ["message", "Znak koji ne pripada\u0000 ovamo", "errors.invalid"],
    ["terms", null, "errors.terms"],
    ["inquiryKey", "short", "errors.invalid"],
    ["inquiryKey", null, "errors.invalid"],
  ];
  it.each(cases)("refuses %s %j with %s, and nothing else", (field, value, message) => {
    expect(refusals({ [field]: value })).toEqual({ [field]: [message] });
  });

  it.each([
    ["email", `${"a".repeat(88)}@example.com`],
    ["subject", "a".repeat(120)],
    ["message", "a".repeat(10)],
    ["message", "a".repeat(2000)],
    ["phone", "0044 20 7946 0000"],
  ])("takes %s at its limit", (field, value) => {
    expect(refusals({ [field]: value })).toEqual({});
  });

  it("tells the browser what it will ask", () => {
    const { name, email, phone, message } = inquiryForm.constraints;
    expect(name).toEqual({ required: true, maxLength: 100 });
    expect(email?.maxLength).toBe(100);
    expect(phone).not.toHaveProperty("required");
    expect(message).toMatchObject({ required: true, minLength: 10, maxLength: 2000 });
  });
});
