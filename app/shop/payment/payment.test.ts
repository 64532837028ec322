import { describe, expect, it } from "vitest";
import { ibanInGroups } from "../money/iban.ts";
import { offeredPayments } from "./payment.ts";

it("an IBAN is printed in groups of four", () => {
  expect(ibanInGroups("HR1723600001101234565")).toBe("HR17 2360 0001 1012 3456 5");
});

describe("the offered payments", () => {
  it.each([
    { delivery: "courier", cardProvider: "none", offered: ["transfer"] },
    { delivery: "pickup", cardProvider: "none", offered: ["transfer", "cash"] },
    { delivery: "courier", cardProvider: "monri", offered: ["transfer", "card"] },
    { delivery: "pickup", cardProvider: "sandbox", offered: ["transfer", "cash", "card"] },
  ] as const)("for $delivery with $cardProvider are $offered", ({ delivery, cardProvider, offered }) => {
    expect(offeredPayments({ cardProvider }, delivery)).toEqual(offered);
  });
});
