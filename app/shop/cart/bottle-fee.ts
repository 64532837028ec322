import { FACTS } from "../../facts/facts.ts";

/** The additional fee for each bottle, in cents: it is added to the price (docs/rules.md "Boxes and the fee"). */
export const FEE_PER_BOTTLE_CENTS = FACTS.bottleFeeCents;

/** What so many bottles bear, in cents. */
export function bottleFeeCents(bottles: number): number {
  return bottles * FEE_PER_BOTTLE_CENTS;
}
