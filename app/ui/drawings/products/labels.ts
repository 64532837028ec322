import type { Shape } from "../../../shop/catalogue/drawing.ts";

/** A label's paper in the picture's 120 by 300, and the size of its motif. */
export type LabelBox = { x: number; y: number; width: number; height: number; motif: number };

export const LABELS: Record<Shape, LabelBox> = {
  bordeaux: { x: 27, y: 168, width: 66, height: 92, motif: 52 },
  burgundy: { x: 24, y: 176, width: 72, height: 90, motif: 54 },
  sparkling: { x: 26, y: 184, width: 68, height: 84, motif: 48 },
  schnapps: { x: 31, y: 182, width: 58, height: 88, motif: 46 },
  oil: { x: 29, y: 154, width: 62, height: 96, motif: 50 },
  giftBox: { x: 28, y: 180, width: 56, height: 84, motif: 44 },
};

/** Where the label's motif goes, in the picture's 120 by 300. */
export function motifPlace(shape: Shape): { x: number; y: number; size: number } {
  const { x, y, width, motif } = LABELS[shape];
  return { x: x + (width - motif) / 2, y: y + 8, size: motif };
}
