/** The one rate of value added tax that the shop sells at (`docs/rules.md`, "Money"). */
export const VAT_PERCENT = 25;
const TENTHS_PER_CENT = 10;

/** A gross amount in whole cents, split into what it is without tax and the tax in it. */
export type VatSplit = { netCents: number; taxCents: number };

/**
 * Net is gross / 1.25, which is gross × 0.8: exact in tenths of a cent, and tax is what lies between the two. Each is rounded half up,
 * and as neither ever stands on a half, they add up to the gross.
 */
export function splitVat(grossCents: number): VatSplit {
  const net = netTenths(grossCents);
  return { netCents: roundTenths(net), taxCents: roundTenths(grossCents * TENTHS_PER_CENT - net) };
}

/** What a gross amount in whole cents is without tax, exactly, in tenths of a cent. */
export function netTenths(grossCents: number): number {
  return (grossCents * TENTHS_PER_CENT * 100) / (100 + VAT_PERCENT);
}

/** Tenths of a cent to whole cents, half up. */
function roundTenths(tenths: number): number {
  return Math.floor((tenths + TENTHS_PER_CENT / 2) / TENTHS_PER_CENT);
}
