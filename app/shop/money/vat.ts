import { FACTS } from "../../facts/facts.ts";

/** The one rate of value added tax that the shop sells at, in whole percent (`docs/rules.md`, "Money"). */
export const VAT_PERCENT: number = FACTS.vatPercent;
const TENTHS_PER_CENT = 10;

/** A gross amount in whole cents, split into what it is without tax and the tax in it. */
type VatSplit = { netCents: number; taxCents: number };

/**
 * Net is rounded half up, and tax is what lies between gross and net, so that the two add up at any rate: where both
 * stand on a half (0,03 € at 20 %), rounding each for itself would make one cent too many (`docs/rules.md`, "Money").
 */
export function splitVat(grossCents: number, percent = VAT_PERCENT): VatSplit {
  const netCents = withoutTax(grossCents, percent);
  return { netCents, taxCents: grossCents - netCents };
}

/** What a gross amount in whole cents is without tax, in tenths of a cent, rounded half up; at 25 % it is exact. */
export function netTenths(grossCents: number, percent = VAT_PERCENT): number {
  return withoutTax(grossCents * TENTHS_PER_CENT, percent);
}

/** gross × 100 / (100 + percent), rounded half up to the gross's own unit; one division of whole numbers, so that nothing is lost before. */
function withoutTax(gross: number, percent: number): number {
  return Math.floor((200 * gross + 100 + percent) / (2 * (100 + percent)));
}
