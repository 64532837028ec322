import { integer, property, assert as requireProperty } from "fast-check";
import { expect, it } from "vitest";
import { FACTS } from "../../facts/facts.ts";
import { netTenths, splitVat, VAT_PERCENT } from "./vat.ts";

const cents = integer({ min: 0, max: 100_000_000 });
const percents = integer({ min: 0, max: 100 });

/** What gross / (1 + percent / 100) is, rounded half up, in whole numbers that never round. */
function exactNet(gross: bigint, percent: bigint): bigint {
  const whole = 100n + percent;
  const [quotient, rest] = [(gross * 100n) / whole, (gross * 100n) % whole];
  return 2n * rest >= whole ? quotient + 1n : quotient;
}

it("the rate is the one that the texts name", () => {
  expect(VAT_PERCENT).toBe(FACTS.vatPercent);
});

it("net is rounded half up and makes the gross together with the tax, at any whole percent", () => {
  requireProperty(
    property(cents, percents, (grossCents, percent) => {
      const { netCents, taxCents } = splitVat(grossCents, percent);
      const tenths = netTenths(grossCents, percent);
      return (
        BigInt(netCents) === exactNet(BigInt(grossCents), BigInt(percent)) &&
        BigInt(tenths) === exactNet(BigInt(grossCents) * 10n, BigInt(percent)) &&
        netCents + taxCents === grossCents
      );
    }),
    { numRuns: 20_000 },
  );
});

it.each([
  { grossCents: 999, percent: 25, split: { netCents: 799, taxCents: 200 }, tenths: 7992 },
  // 9,99 / 1,13 = 8,84070…
  { grossCents: 999, percent: 13, split: { netCents: 884, taxCents: 115 }, tenths: 8841 },
  // 0,03 / 1,20 = 0,025, and as much tax as half a cent: net goes up, tax has what is left.
  { grossCents: 3, percent: 20, split: { netCents: 3, taxCents: 0 }, tenths: 25 },
  { grossCents: 1250, percent: 0, split: { netCents: 1250, taxCents: 0 }, tenths: 12_500 },
])("$grossCents cents at $percent % are split by hand as by the rule", ({ grossCents, percent, split, tenths }) => {
  expect(splitVat(grossCents, percent)).toEqual(split);
  expect(netTenths(grossCents, percent)).toBe(tenths);
});
