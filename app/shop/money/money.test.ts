import { describe, expect, it } from "vitest";
import {
  decimalEuro,
  decimalEuroTenths,
  formatAmount,
  formatEuro,
  formatKuna,
  formatMoney,
  lipaFromCents,
} from "./money.ts";

describe("kuna", () => {
  it.each([
    { cents: 0, lipa: 0 },
    { cents: 1, lipa: 8 },
    { cents: 100, lipa: 753 },
    // 10,00 € = 75,345 kn: the half goes up.
    { cents: 1000, lipa: 7535 },
    { cents: 123_450, lipa: 930_134 },
    { cents: 99_999_999, lipa: 753_449_992 },
  ])("of $cents cents are $lipa lipa at the fixed rate", ({ cents, lipa }) => {
    expect(lipaFromCents(cents)).toBe(lipa);
  });
});

describe("money in words", () => {
  it.each([
    { cents: 0, words: "0,00 €" },
    { cents: 5, words: "0,05 €" },
    { cents: 99, words: "0,99 €" },
    { cents: 1250, words: "12,50 €" },
    { cents: 99_999, words: "999,99 €" },
    { cents: 123_450, words: "1.234,50 €" },
    { cents: 100_000_000, words: "1.000.000,00 €" },
    { cents: -123_405, words: "-1.234,05 €" },
  ])("is $words for $cents cents, in German format", ({ cents, words }) => {
    expect(formatEuro(cents)).toBe(words);
  });

  it("has kuna in Croatian format", () => {
    expect(formatKuna(930_134)).toBe("9.301,34 kn");
  });

  it("is in both currencies where a sentence names it and the shop shows kuna", () => {
    // 59,94 × 7,53450 = 451,617930.
    expect(formatMoney(5994, true)).toBe("59,94 € (451,62 kn)");
    expect(formatMoney(5994, false)).toBe("59,94 €");
    // 13,32 x 7,53450 = 100,35954.
    expect(formatMoney(1332, true, "/l")).toBe("13,32 €/l (100,36 kn/l)");
    expect(formatMoney(1332, false, "/l")).toBe("13,32 €/l");
  });

  it("is in another currency as it was reported", () => {
    expect(formatAmount(1250, "USD")).toBe("12.50 USD");
  });

  it("is decimal euro for other programs", () => {
    expect(decimalEuro(1250)).toBe(12.5);
    expect(decimalEuroTenths(7992)).toBe(7.992);
  });
});
