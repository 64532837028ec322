import { describe, expect, it } from "vitest";
import { offeredPayments } from "./payment.ts";

describe("the offered payments", () => {
  it.each([
    { delivery: "courier", cardProvider: "none", offered: ["transfer"] },
    { delivery: "pickup", cardProvider: "none", offered: ["transfer", "cash"] },
    { delivery: "courier", cardProvider: "a-provider-without-adapter", offered: ["transfer"] },
  ] as const)("for $delivery with $cardProvider are $offered", ({ delivery, cardProvider, offered }) => {
    expect(offeredPayments({ cardProvider }, delivery)).toEqual(offered);
  });
});
