import { FACTS } from "../../facts/facts.ts";
import type { Product } from "../catalogue/product.ts";

/** Bottles in a full box (docs/rules.md "Boxes and the fee"). */
export const BOTTLES_PER_BOX = FACTS.bottlesPerBox;

/** How many boxes so many bottles fill, the last one perhaps in part, and how many bottles it still takes. */
export function boxesFor(bottles: number): { boxes: number; bottlesToFillBox: number } {
  const boxes = Math.ceil(bottles / BOTTLES_PER_BOX);
  return { boxes, bottlesToFillBox: boxes * BOTTLES_PER_BOX - bottles };
}

/** One box of one wine, as an example of what a box comes to; in cents, without the fee, and all its millilitres. */
export type ExampleBox = Pick<Product, "name" | "priceCents" | "volumeMl">;

/** The cheapest box that could be sent of one wine alone (docs/rules.md "Boxes and the fee"); nothing where of none a box full is there. */
export function cheapestBox(
  products: readonly Pick<Product, "name" | "priceCents" | "volumeMl" | "boxed" | "stock">[],
): ExampleBox | undefined {
  const offered = products.filter(({ boxed, stock }) => boxed && stock >= BOTTLES_PER_BOX);
  const [cheapest] = offered.toSorted((a, b) => a.priceCents - b.priceCents);
  if (!cheapest) return undefined;
  const { name, priceCents, volumeMl } = cheapest;
  return { name, priceCents: priceCents * BOTTLES_PER_BOX, volumeMl: volumeMl * BOTTLES_PER_BOX };
}
