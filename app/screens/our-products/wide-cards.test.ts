import { expect, it } from "vitest";
import { wideCards } from "./wide-cards.ts";

it.each([
  [0, 0],
  [1, 3],
  [2, 2],
  [3, 1],
  [4, 0],
  [5, 3],
  [6, 2],
  [11, 1],
  [12, 0],
])("of cards in %i places %i are two places wide", (places, wide) => {
  expect(wideCards(places)).toBe(wide);
});
