import type { BoxedBottle } from "../../../shop/catalogue/drawing.ts";

/** How wide the box is within; a bottle, and one of schnapps. */
const BOARD = 166;
const [WIDE, SLIM] = [82, 68];
/** Two stand this far apart. */
const GAP = 12;
/** Wider than a bottle's picture, a box is shown as high, on the same ground. */
export const BOX_IN_PICTURE = "translate(-5-24)scale(1.08)";
/** Where they stand, how much higher every second one, and those behind the first rank. */
const [FLOOR, STEP, REAR] = [251, 5, 26];
/** So many stand in the first rank; more look out between them. */
const MOST_ABREAST = 4;

/** Where the bottles of a box stand in the picture's 120 by 300: so small that their labels are seen beside each other. */
export function boxedPlaces(holds: readonly BoxedBottle[]): { x: number; y: number; scale: number }[] {
  const count = Math.min(holds.length, MOST_ABREAST);
  const scale = count > 3 ? 0.66 : 0.72;
  const widest = holds.every(({ shape }) => shape === "schnapps") ? SLIM : WIDE;
  const step = Math.min((BOARD - widest * scale) / Math.max(1, count - 1), widest * scale + GAP);
  const rear = holds.length - count;
  return holds.map((_, index) => {
    const isRear = index < rear;
    const place = isRear ? (index - (rear - 1) / 2) * 2 : index - rear - (count - 1) / 2;
    const y = Math.round(FLOOR - 296 * scale) - (isRear ? REAR : ((index - rear) % 2) * STEP);
    return { x: Math.round(60 + place * step - 60 * scale), y, scale };
  });
}
