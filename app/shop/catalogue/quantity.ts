import { FACTS } from "../../facts/facts.ts";

/** The most of one product that a cart or an order holds (docs/rules.md "Boxes and the fee"). */
export const MAX_QUANTITY = FACTS.maxQuantity;

/** Whether a quantity is a whole number from 1 to 999. */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}
