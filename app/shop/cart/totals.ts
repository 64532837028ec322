/** Bottles in a full box (docs/rules.md "Boxes and the fee"). */
export const BOTTLES_PER_BOX = 6;
/** The additional fee for each bottle; in cents, since it is added, never multiplied by tax (docs/rules.md "Boxes and the fee"). */
export const FEE_PER_BOTTLE_CENTS = 50;

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
 * Net is gross / 1.25, which is gross × 0.8: exact in thousandths of a euro, and tax is what lies between the two.
 */
export function totals(lines: readonly PricedLine[]): Totals {
  const grossCents = sum(lines, (line) => line.priceCents * line.quantity);
  const bottles = sum(lines, (line) => (line.boxed ? line.quantity : 0));
  const boxes = Math.ceil(bottles / BOTTLES_PER_BOX);
  const feeCents = bottles * FEE_PER_BOTTLE_CENTS;
  return {
    netCents: roundTenths(grossCents * 8),
    taxCents: roundTenths(grossCents * 2),
    grossCents,
    feeCents,
    totalCents: grossCents + feeCents,
    bottlesToFillBox: boxes * BOTTLES_PER_BOX - bottles,
    boxes,
  };
}

/** Tenths of a cent to whole cents, half up. */
function roundTenths(tenths: number): number {
  return Math.floor((tenths + 5) / 10);
}

function sum(lines: readonly PricedLine[], of: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
