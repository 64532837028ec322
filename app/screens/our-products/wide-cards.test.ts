import { expect, it } from "vitest";
import { wideCards, widthOfCard } from "./wide-cards.ts";

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

// 1: one place, 2: two places of each row, 4: two places of a row of four, one of a row of two.
it.each([
  [1, 0, "2"],
  [2, 0, "44"],
  [3, 0, "112"],
  [4, 0, "1111"],
  [5, 0, "11442"],
  [6, 0, "111144"],
  [7, 0, "1111112"],
  [8, 2, "11111144"],
  [9, 2, "111111112"],
  [10, 2, "1111111111"],
])("%i cards beside %i other places are %s", (cards, others, widths) => {
  const names = { "wide-card": 2, "wide-card wide-in-four": 4 };
  const all = Array.from({ length: cards }, (_, index) => {
    const width = widthOfCard(index, cards, others);
    return width ? names[width] : 1;
  });
  expect(all.join("")).toBe(widths);
});
