import { expect, it } from "vitest";
import { centsPerLitre, formatAlcohol, formatGrams, formatLitres } from "./measures.ts";

it.each([
  [750, "0,75 l"],
  [500, "0,5 l"],
  [2250, "2,25 l"],
  [1000, "1 l"],
])("%d millilitres are %s", (millilitres, text) => {
  expect(formatLitres(millilitres)).toBe(text);
});

it.each([
  [999, 750, 1332],
  [1250, 750, 1667],
  [1400, 250, 5600],
  [2100, 500, 4200],
])("%d cents for %d ml are %d cents a litre", (price, volume, perLitre) => {
  expect(centsPerLitre(price, volume)).toBe(perLitre);
});

it("writes alcohol and grams as the language does", () => {
  expect(formatAlcohol(125, "hr")).toBe("12,5 % vol");
  expect(formatAlcohol(130, "en")).toBe("13 % vol");
  expect(formatAlcohol(125, "en")).toBe("12.5 % vol");
  expect(formatGrams(0.01, "de")).toBe("0,01 g");
});
