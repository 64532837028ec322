/** How many cards stand in a row of a wide window. */
const IN_A_ROW = 4;

/** How many of the last cards are to take two places, so that every row is full. @param places that all cards take if none of them does */
export function wideCards(places: number): number {
  return (IN_A_ROW - (places % IN_A_ROW)) % IN_A_ROW;
}

/** How many places the box that the visitor fills takes behind so many cards: two, or where it would stand alone in its row, the whole row. */
export function ownBoxPlaces(cards: number): number {
  return cards % IN_A_ROW === 0 ? IN_A_ROW : 2;
}
