import { expect, it } from "vitest";
import { ownBoxPlaces, wideCards } from "./wide-cards.ts";

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

it.each([
  [1, 2, 1],
  [2, 2, 0],
  [3, 2, 3],
  [4, 4, 0],
  [10, 2, 0],
])("behind %i cards the own box takes %i places, and %i cards are wide", (cards, places, wide) => {
  expect(ownBoxPlaces(cards)).toBe(places);
  expect(wideCards(cards + places)).toBe(wide);
});
