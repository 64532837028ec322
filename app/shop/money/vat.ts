/** The one rate of value added tax that the shop sells at (`docs/rules.md`, "Money"). */
export const VAT_PERCENT = 25;

/** A gross amount in whole cents, split into what it is without tax and the tax in it. */
export type VatSplit = { netCents: number; taxCents: number };

/**
 * Net is gross / 1.25, which is gross × 0.8: exact in tenths of a cent, and tax is what lies between the two. Each is rounded half up,
 * and as neither ever stands on a half, they add up to the gross.
 */
export function splitVat(grossCents: number): VatSplit {
  return { netCents: roundTenths(netTenths(grossCents)), taxCents: roundTenths(grossCents * 2) };
}

/** What a gross amount in whole cents is without tax, exactly, in tenths of a cent. */
export function netTenths(grossCents: number): number {
  return grossCents * 8;
}

/** Tenths of a cent to whole cents, half up. */
function roundTenths(tenths: number): number {
  return Math.floor((tenths + 5) / 10);
}
