import { describe, expect, it } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import {
  centsOfLitre,
  colourInGlass,
  formatAlcohol,
  formatVolume,
  mostToAdd,
  pricedVolumeMl,
  shownStock,
  stockState,
} from "./product-properties.ts";

describe("the price of a litre", () => {
  it.each([
    // 9.99 € / 0.75 l = 13.32 €; 14.00 € / 0.25 l = 56.00 €; 15.50 € / 0.5 l = 31.00 €
    [999, 750, 1332],
    [1400, 250, 5600],
    [1550, 500, 3100],
    // 10.00 € / 0.75 l = 13.333… €; 12.50 € / 0.75 l = 16.666… €
    [1000, 750, 1333],
    [1250, 750, 1667],
  ])("at %i cents for %i ml is %i cents", (priceCents, volumeMl, cents) => {
    expect(centsOfLitre(priceCents, volumeMl)).toBe(cents);
  });

  it("is told of what is sold by volume, and not of a gift box, which holds different goods", () => {
    expect(pricedVolumeMl({ category: "oil", volumeMl: 250 })).toBe(250);
    expect(pricedVolumeMl({ category: "gift", volumeMl: 2250 })).toBeUndefined();
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
  ["hr", "0,75\u00a0l", "12,5\u00a0%\u00a0vol"],
  ["de", "0,75\u00a0l", "12,5\u00a0%\u00a0vol"],
  ["it", "0,75\u00a0l", "12,5%\u00a0vol"],
  ["en", "0.75\u00a0l", "12.5%\u00a0vol"],
] as const)("volume and alcohol read in %s as on a label", (language, volume, alcohol) => {
  expect(formatVolume(750, language)).toBe(volume);
  expect(formatAlcohol(125, language)).toBe(alcohol);
});

it("writes whole amounts without decimals", () => {
  expect(formatVolume(1000, "hr")).toBe("1\u00a0l");
  expect(formatAlcohol(130, "hr")).toBe("13\u00a0%\u00a0vol");
});

describe("what is in the glass", () => {
  const COLOURS: [id: string, colour: string | null][] = [
    ["malvazija-2025", "straw"],
    ["malvazija-amfora-2021", "amber"],
    ["rose-2025", "rose"],
    ["teran-2023", "ruby"],
    ["kazun-2019", "ruby"],
    ["muskat-ruza-2024", "ruby"],
    ["pjenusac-maestral-2021", "straw"],
    ["medica", "honey"],
    ["ulje-buza-2025", null],
    ["poklon-vino-i-ulje", null],
  ];
  it.each(COLOURS)("of %s is %s", (id, colour) => {
    const entry = SAMPLE_CATALOGUE.find((candidate) => candidate.id === id);
    expect(entry && colourInGlass(entry)).toBe(colour);
  });
});

it("of more than two boxes a list tells only that there are enough", () => {
  expect([0, 1, 12, 13, 400].map(shownStock)).toEqual([0, 1, 12, undefined, undefined]);
});
