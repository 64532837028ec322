/** How many cards stand in a row of a wide window. */
const IN_A_ROW = 4;

/** How many of the last cards are to take two places, so that every row of a wide window is full. @param places that all cards take if none of them does */
export function wideCards(places: number): number {
  return (IN_A_ROW - (places % IN_A_ROW)) % IN_A_ROW;
}

/**
 * The classes of the card at `index` that takes two places of its row; none of one that takes one. A narrow window holds two in a row: there only the
 * last of an odd number is wide.
 * @param others places of the same list that no product takes, a multiple of two
 */
export function widthOfCard(index: number, cards: number, others: number): CardWidth | undefined {
  if (index < cards - wideCards(cards + others)) return undefined;
  return index === cards - 1 && cards % 2 === 1 ? "wide-card" : "wide-card wide-in-four";
}

export type CardWidth = "wide-card" | "wide-card wide-in-four";
