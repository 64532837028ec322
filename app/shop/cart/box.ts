import { FACTS } from "../../facts/facts.ts";

/** Bottles in a full box (docs/rules.md "Boxes and the fee"). */
export const BOTTLES_PER_BOX = FACTS.bottlesPerBox;

/** How many boxes so many bottles fill, the last one perhaps in part, and how many bottles it still takes. */
export function boxesFor(bottles: number): { boxes: number; bottlesToFillBox: number } {
  const boxes = Math.ceil(bottles / BOTTLES_PER_BOX);
  return { boxes, bottlesToFillBox: boxes * BOTTLES_PER_BOX - bottles };
}
