import type { BoxedBottle } from "../../../shop/catalogue/drawing.ts";

/** How wide the box is within; a bottle, and one of schnapps. */
const BOARD = 104;
const [WIDE, SLIM] = [82, 68];
/** Drawn with room at its sides, a box is shown as wide as its picture is, on the same ground. */
export const BOX_IN_PICTURE = "translate(-8-38)scale(1.13)";
/** Where they stand, and how much higher every second one. */
const [FLOOR, STEP] = [202, 5];

/** Where the bottles of a gift box stand in the picture's 120 by 300: so small that their labels are seen beside each other. */
export function boxedPlaces(holds: readonly BoxedBottle[]): { x: number; y: number; scale: number }[] {
  const count = holds.length;
  const scale = count > 3 ? 0.46 : count > 2 ? 0.5 : 0.54;
  const widest = holds.every(({ shape }) => shape === "schnapps") ? SLIM : WIDE;
  const step = (BOARD - widest * scale) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const middle = 60 + (index - (count - 1) / 2) * step;
    return { x: Math.round(middle - 60 * scale), y: Math.round(FLOOR - 296 * scale) - (index % 2) * STEP, scale };
  });
}
