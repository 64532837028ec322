import { describe, expect, it } from "vitest";
import { ORDER_FIELDS } from "../../../tests/support/buyers.ts";
import { PHONE_PATTERN } from "../contact/phone.ts";
import { checkoutConstraints, checkoutForm, orderInquiryForm } from "./checkout-schema.server.ts";

const OFFER = { countryCodes: ["HR", "DE", "IT"], settings: { cardProvider: "none" } };

function parsed(changes: Record<string, string | null> = {}) {
  const result = checkoutForm.parse({ ...ORDER_FIELDS, ...changes }, OFFER);
  return result.ok ? result.value.form : result.errors;
}

const BILLING = {
  billingSameAsDelivery: null,
  billingCountry: "DE",
  billingCity: "Köln",
  billingAddress: "Domstraße 2",
  billingPostalCode: "50668",
};
const COMPANY = { r1: "on", companyName: "Proba d.o.o.", companyTaxNumber: "12345678903", companyAddress: "Pula" };

describe("the checkout form", () => {
  it("becomes what the buyer meant, in one way of writing", () => {
    expect(parsed({ firstName: "  Ana ", note: "  Prvi\r\ndrugi\t " })).toEqual({
      firstName: "Ana",
      lastName: "Horvat",
      email: "ana@kupac.example",
      phone: "+385912345678",
      address: { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" },
      billing: { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" },
      company: null,
      delivery: "courier",
      payment: "transfer",
      note: "Prvi\ndrugi",
      giftMessage: "",
      orderKey: "a-form-key-of-22-chars",
    });
  });

  it("takes a gift's message as its card will show it", () => {
    expect(parsed({ giftMessage: " Draga Eva,\r\n\r\n\r\n\r\nsretno! ❤️ \r\n" })).toMatchObject({
      giftMessage: "Draga Eva,\n\nsretno! ♥",
    });
  });

  it("asks for everything at once where it is empty", () => {
    const required = ["errors.required"];
    expect(checkoutForm.parse({}, OFFER)).toMatchObject({
      ok: false,
      errors: {
        firstName: required,
        lastName: required,
        email: required,
        phone: required,
        country: required,
        city: required,
        address: required,
        postalCode: required,
        billingCountry: required,
        billingCity: required,
        billingAddress: required,
        billingPostalCode: required,
        delivery: required,
        payment: required,
        terms: ["errors.terms"],
        adult: ["errors.adult"],
        orderKey: ["errors.invalid"],
      },
    });
  });

  it("takes another billing address, and holds it to its own country", () => {
    expect(parsed(BILLING)).toMatchObject({
      billing: { country: "DE", postalCode: "50668" },
      address: { country: "HR" },
    });
    expect(parsed({ ...BILLING, billingCountry: "HR", billingPostalCode: "506" })).toEqual({
      billingPostalCode: ["errors.postalCode"],
    });
  });

  it("does not look at parts that do not count", () => {
    const left = { billingCity: "x".repeat(500), billingPostalCode: "\u0000", companyTaxNumber: "1", companyName: "" };
    expect(parsed(left)).toMatchObject({ company: null, billing: { city: "Pula" } });
  });

  it("asks for the company's details only for an invoice to a company", () => {
    expect(parsed(COMPANY)).toMatchObject({
      company: { name: "Proba d.o.o.", taxNumber: "12345678903", address: "Pula" },
    });
    expect(parsed({ r1: "on" })).toEqual({
      companyName: ["errors.required"],
      companyTaxNumber: ["errors.required"],
      companyAddress: ["errors.required"],
    });
    expect(parsed({ ...COMPANY, companyTaxNumber: "12345678904" })).toEqual({ companyTaxNumber: ["errors.taxNumber"] });
    expect(parsed({ ...COMPANY, ...BILLING, companyTaxNumber: "DE 123456789" })).toMatchObject({
      company: { taxNumber: "DE 123456789" },
    });
  });

  it("offers cash only at pickup, and no card yet", () => {
    expect(parsed({ payment: "cash" })).toEqual({ payment: ["errors.payment"] });
    expect(parsed({ payment: "card" })).toEqual({ payment: ["errors.payment"] });
    expect(parsed({ payment: "gold" })).toEqual({ payment: ["errors.payment"] });
    expect(parsed({ payment: "cash", delivery: "pickup" })).toMatchObject({ payment: "cash" });
  });

  it.each([
    ["email", "ana", "errors.email"],
    ["email", "ana@kupac.example, eva@kupac.example", "errors.email"],
    ["email", "Ana <ana@kupac.example>", "errors.email"],
    ["email", "ana@kupac.example\r\nBcc: eva@kupac.example", "errors.invalid"],
    ["email", `${"a".repeat(90)}@kupac.example`, "errors.tooLong"],
    ["phone", "091 234 5678", "errors.phone"],
    ["phone", "+385", "errors.phone"],
    ["phone", "+385 91 two", "errors.phone"],
    ["country", "ZZ", "errors.country"],
    ["country", "hr", "errors.country"],
    ["postalCode", "5210", "errors.postalCode"],
    ["postalCode", "521000", "errors.postalCode"],
    ["firstName", "   ", "errors.required"],
    ["firstName", "Ana\u0000", "errors.invalid"],
    ["lastName", "Horvat\nBcc: x", "errors.invalid"],
    ["lastName", "x".repeat(61), "errors.tooLong"],
    ["city", "Pula\u2028", "errors.invalid"],
    ["delivery", "drone", "errors.required"],
    ["note", "x".repeat(1001), "errors.tooLong"],
    ["note", "bell\u0007", "errors.invalid"],
    ["giftMessage", "x".repeat(301), "errors.tooLong"],
    ["giftMessage", "bell\u0007", "errors.invalid"],
    ["giftMessage", "Živio 🍷", "errors.notPrintable"],
    ["giftMessage", "a\n".repeat(12).concat("b"), "errors.tooManyLines"],
    ["terms", null, "errors.terms"],
    ["terms", "no", "errors.terms"],
    ["adult", null, "errors.adult"],
    ["orderKey", "short", "errors.invalid"],
    ["orderKey", `${"x".repeat(30)}'`, "errors.invalid"],
  ])("refuses %s: %j", (field, value, message) => {
    expect(parsed({ [field]: value })).toEqual({ [field]: [message] });
  });

  it("is an inquiry without payment, from any offered country", () => {
    const { payment: _, ...fields } = ORDER_FIELDS;
    const result = orderInquiryForm.parse({ ...fields, country: "IT", postalCode: "34121" }, OFFER);
    expect(result.ok && result.value).toMatchObject({ address: { country: "IT" } });
    expect(result.ok && result.value).not.toHaveProperty("payment");
  });

  it("gives the browser its constraints; optional parts bind nobody", () => {
    expect(checkoutConstraints).toMatchObject({
      firstName: { required: true, maxLength: 60 },
      email: { required: true, maxLength: 100 },
      phone: { required: true, pattern: PHONE_PATTERN },
      city: { required: true, maxLength: 80 },
      billingCity: { maxLength: 80 },
      note: { maxLength: 1000 },
      giftMessage: { maxLength: 300 },
      terms: { required: true },
    });
    for (const name of ["billingCity", "companyTaxNumber", "billingSameAsDelivery", "note", "giftMessage"]) {
      expect(checkoutConstraints[name]).not.toHaveProperty("required");
    }
  });
});
