import type { Drawing, Shape } from "../../../shop/catalogue/drawing.ts";
import { BOX_IN_PICTURE } from "./boxed-bottles.ts";
import { GROUND } from "./label-layout.ts";

/** What a product's picture is drawn from. */
export type Pictured = {
  drawing: Drawing;
  /** Of the vintage, as the label tells it. */
  year: number | null;
  /** In millilitres; where it is left out, the bottle is as large as its shape is drawn. */
  volumeMl?: number;
};

/** The volume in millilitres for which each bottle is drawn. */
const DRAWN_FOR: Record<Exclude<Shape, "giftBox">, number> = {
  bordeaux: 750,
  burgundy: 750,
  sparkling: 750,
  schnapps: 500,
  oil: 500,
};

const MIDDLE = 60;
/** Alone in their frames low bottles are drawn larger, to be as high there as others are. */
const ALONE: Partial<Record<Shape, string>> = {
  oil: "translate(-8-41)scale(1.14)",
  schnapps: "translate(-4-18)scale(1.06)",
};

/**
 * Where a product stands in its picture, as a transform: a bottle that holds less is as much smaller, on the same ground, as one that
 * holds half is in a shop's window: by the cube root. A larger one would not fit. Nothing where it stands as drawn.
 * @param alone in a frame that it is to fill, whatever it holds
 */
export function placeInPicture({ drawing: { shape }, volumeMl }: Pictured, alone = false): string | undefined {
  if (shape === "giftBox") return BOX_IN_PICTURE;
  if (alone) return ALONE[shape];
  const scale = Math.round(Math.cbrt((volumeMl ?? DRAWN_FOR[shape]) / DRAWN_FOR[shape]) * 100) / 100;
  if (scale >= 1) return undefined;
  const moved = (point: number) => Math.round(point * (1 - scale));
  return `translate(${moved(MIDDLE)} ${moved(GROUND.cy)})scale(${scale})`;
}
