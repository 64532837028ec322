/** How wide the box is within, and a bottle. */
const BOARD = 98;
const BOTTLE = 82;

/** Where the bottles of a gift box stand in the picture's 120 by 300: behind each other where there are many. */
export function boxedPlaces(count: number): { x: number; y: number; scale: number }[] {
  const scale = count > 3 ? 0.54 : count > 2 ? 0.58 : 0.62;
  const step = (BOARD - BOTTLE * scale) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const middle = 60 + (index - (count - 1) / 2) * step;
    return { x: round(middle - 60 * scale), y: index % 2 === 0 ? 18 : 10, scale };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
