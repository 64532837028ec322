import { describe, expect, it } from "vitest";
import { countryName, offeredCountries } from "./countries.ts";
import { canOrder, centsToFreeDelivery, deliveryCents, type ShippingPrice } from "./delivery.ts";

const CROATIA: ShippingPrice = {
  countryCode: "HR",
  orderable: true,
  firstBoxCents: 590,
  furtherBoxCents: 300,
  freeFromCents: 15_000,
};
const ITALY: ShippingPrice = {
  countryCode: "IT",
  orderable: false,
  firstBoxCents: 1990,
  furtherBoxCents: 900,
  freeFromCents: null,
};

describe("delivery", () => {
  it.each([
    { what: "one box", price: CROATIA, boxes: 1, grossCents: 5994, cents: 590 },
    { what: "three boxes", price: CROATIA, boxes: 3, grossCents: 14_999, cents: 1190 },
    { what: "oil alone, as one box", price: CROATIA, boxes: 0, grossCents: 2800, cents: 590 },
    { what: "goods of just the limit", price: CROATIA, boxes: 2, grossCents: 15_000, cents: 0 },
    { what: "one cent below the limit", price: CROATIA, boxes: 2, grossCents: 14_999, cents: 890 },
    { what: "a country without a limit", price: ITALY, boxes: 2, grossCents: 1_000_000, cents: 2890 },
  ])("of $what costs $cents cents", ({ price, boxes, grossCents, cents }) => {
    expect(deliveryCents("courier", price, { grossCents, boxes })).toBe(cents);
  });

  it("is free from a limit on, and tells how far that is", () => {
    // 150,00 − 110,73 = 39,27.
    expect([0, 11_073, 14_999, 15_000, 20_000].map((cents) => centsToFreeDelivery(CROATIA, cents))).toEqual([
      15_000, 3927, 1, 0, 0,
    ]);
    expect(centsToFreeDelivery(ITALY, 1_000_000)).toBeNull();
  });

  it("costs nothing where the buyer picks up", () => {
    expect(deliveryCents("pickup", ITALY, { grossCents: 5994, boxes: 1 })).toBe(0);
    expect(deliveryCents("pickup", null, { grossCents: 5994, boxes: 1 })).toBe(0);
  });

  it("has no price where the list has none", () => {
    expect(deliveryCents("courier", null, { grossCents: 5994, boxes: 1 })).toBeNull();
  });

  it("asks for an inquiry only where a courier goes abroad", () => {
    expect(canOrder("courier", CROATIA)).toBe(true);
    expect(canOrder("courier", ITALY)).toBe(false);
    expect(canOrder("courier", null)).toBe(false);
    expect(canOrder("pickup", ITALY)).toBe(true);
    expect(canOrder("pickup", null)).toBe(true);
  });
});

describe("the offered countries", () => {
  it("are the European ones, each once, with those of the price list", () => {
    const countries = offeredCountries([CROATIA, ITALY, { ...ITALY, countryCode: "US" }]);
    const codes = countries.map(({ countryCode }) => countryCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(["AL", "AT", "HR", "DE", "IT", "SI", "GB", "CH", "XK", "US"]));
    expect(countries.filter(({ orderable }) => orderable).map(({ countryCode }) => countryCode)).toEqual(["HR"]);
  });

  it("have names in all four languages", () => {
    expect(countryName("DE", "hr")).toBe("Njemačka");
    expect(countryName("DE", "en")).toBe("Germany");
    expect(countryName("DE", "it")).toBe("Germania");
    expect(countryName("DE", "de")).toBe("Deutschland");
  });
});
