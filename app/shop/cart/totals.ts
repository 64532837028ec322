import { splitVat } from "../money/vat.ts";
import { bottleFeeCents } from "./bottle-fee.ts";
import { boxesFor } from "./box.ts";

export type PricedLine = {
  quantity: number;
  /** Gross price of one, in whole cents. */
  priceCents: number;
  /** Whether it is packed in boxes of six: exactly these goods are bottles that bear the fee. */
  boxed: boolean;
};

/** Every figure of a cart or an order, in whole cents, rounded half up where the exact figure has thousandths. */
export type Totals = {
  netCents: number;
  taxCents: number;
  grossCents: number;
  feeCents: number;
  /** Gross and fee; delivery comes on top (`withDelivery`). */
  totalCents: number;
  bottlesToFillBox: number;
  boxes: number;
};

/**
 * All figures of a cart at once, so that panel, order, mail and API cannot disagree (docs/rules.md "Money").
 */
export function totals(lines: readonly PricedLine[]): Totals {
  const grossCents = sum(lines, (line) => line.priceCents * line.quantity);
  const bottles = bottlesIn(lines);
  const feeCents = bottleFeeCents(bottles);
  return {
    ...splitVat(grossCents),
    grossCents,
    feeCents,
    totalCents: grossCents + feeCents,
    ...boxesFor(bottles),
  };
}

/** How many bottles that bear the fee a cart or an order holds. */
export function bottlesIn(lines: readonly Pick<PricedLine, "boxed" | "quantity">[]): number {
  return lines.reduce((count, line) => count + (line.boxed ? line.quantity : 0), 0);
}

function sum(lines: readonly PricedLine[], of: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
