import { describe, expect, it } from "vitest";
import { formatAlcohol, formatVolume, litrePriceCents, mostToAdd, stockState } from "./product-facts.ts";

describe("the price of a litre", () => {
  it.each([
    // 9.99 € / 0.75 l = 13.32 €; 14.00 € / 0.25 l = 56.00 €; 15.50 € / 0.5 l = 31.00 €
    ["wine", 999, 750, 1332],
    ["oil", 1400, 250, 5600],
    ["schnapps", 1550, 500, 3100],
    // 10.00 € / 0.75 l = 13.333… €; 12.50 € / 0.75 l = 16.666… €
    ["wine", 1000, 750, 1333],
    ["wine", 1250, 750, 1667],
  ] as const)("of %s at %i cents for %i ml is %i cents", (category, priceCents, volumeMl, cents) => {
    expect(litrePriceCents({ category, priceCents, volumeMl })).toBe(cents);
  });

  it("is not told of a gift box, which holds different goods", () => {
    expect(litrePriceCents({ category: "gift", priceCents: 5600, volumeMl: 2250 })).toBeNull();
  });
});

describe("the stock", () => {
  it.each([
    [0, "none"],
    [-1, "none"],
    [1, "few"],
    [12, "few"],
    [13, "plenty"],
  ])("of %i is %s", (stock, state) => {
    expect(stockState(stock)).toBe(state);
  });

  it("bounds what one form may add, and so does the cart", () => {
    expect([5, 999, 1000].map(mostToAdd)).toEqual([5, 999, 999]);
  });
});

it.each([
  ["hr", "0,75 l", "12,5 % vol"],
  ["de", "0,75 l", "12,5 % vol"],
  ["it", "0,75 l", "12,5% vol"],
  ["en", "0.75 l", "12.5% vol"],
] as const)("volume and alcohol read in %s as on a label", (language, volume, alcohol) => {
  expect(formatVolume(750, language)).toBe(volume);
  expect(formatAlcohol(125, language)).toBe(alcohol);
});

it("writes whole amounts without decimals", () => {
  expect(formatVolume(1000, "hr")).toBe("1 l");
  expect(formatAlcohol(130, "hr")).toBe("13 % vol");
});
