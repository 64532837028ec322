import { describe, expect, it } from "vitest";
import { WINERY } from "../winery/winery.ts";
import { countsAsOib, isOib, isTaxNumber } from "./tax-number.ts";

describe("a tax number", () => {
  it.each([WINERY.company.taxNumber, "12345678903", "94577403194"])("%s is an OIB", (oib) =>
    expect(isOib(oib)).toBe(true),
  );
  it.each(["12345678904", "1234567890", "123456789012", "1234567890a", ""])("%s is none", (text) =>
    expect(isOib(text)).toBe(false),
  );

  it("has its country's form", () => {
    expect(isTaxNumber("HR12345678903", "HR")).toBe(true);
    expect(isTaxNumber("IT01234567890", "HR")).toBe(false);
    expect(isTaxNumber("IT01234567890", "IT")).toBe(true);
    expect(isTaxNumber("X", "IT")).toBe(false);
    expect(isTaxNumber("=1+1", "IT")).toBe(false);
  });

  it.each([
    ["12345678903", "HR", true],
    ["HR12345678903", "HR", true],
    ["hr12345678903", "DE", true],
    ["DE 123 456 789", "DE", false],
    // An Italian number has eleven digits too, and here the check digit of an OIB by chance.
    ["12345678903", "IT", false],
    ["12345678904", "HR", false],
  ])("%s of a company in %s counts as an OIB: %s", (text, country, oib) => {
    expect(countsAsOib(text, country)).toBe(oib);
  });
});
