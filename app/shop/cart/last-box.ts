import { BOTTLES_PER_BOX } from "./box.ts";
import type { CartLine } from "./cart.ts";
import type { PricedLine } from "./totals.ts";

export type BoxLine = CartLine & Pick<PricedLine, "boxed">;

/**
 * What lies in the last of a cart's boxes, bottle by bottle in the order of the lines: boxes are filled in that order (docs/rules.md "Boxes
 * and the fee"). At most a full box; nothing where no line is packed in boxes.
 * @returns products' ids, one for each bottle
 */
export function lastBox(lines: readonly BoxLine[]): string[] {
  const bottles = lines.filter(({ boxed }) => boxed);
  const count = bottles.reduce((sum, { quantity }) => sum + quantity, 0);
  let left = count === 0 ? 0 : ((count - 1) % BOTTLES_PER_BOX) + 1;
  const lying: string[] = [];
  for (const { productId, quantity } of [...bottles].reverse()) {
    const taken = Math.min(quantity, left);
    lying.unshift(...Array<string>(taken).fill(productId));
    left -= taken;
  }
  return lying;
}
