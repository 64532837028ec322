import { array, boolean, integer, property, record, assert as requireProperty } from "fast-check";
import { describe, expect, it } from "vitest";
import { formatKuna, lipaFromCents } from "../money/money.ts";
import { totals } from "./totals.ts";

const bottle = (quantity: number, priceCents: number) => ({ quantity, priceCents, boxed: true });
const oil = (quantity: number, priceCents: number) => ({ quantity, priceCents, boxed: false });

/** The worked examples of docs/rules.md "Money", in cents and lipa. */
const EXAMPLES = [
  {
    cart: "6 × 12,50",
    line: bottle(6, 1250),
    net: 6000,
    tax: 1500,
    gross: 7500,
    fee: 300,
    total: 7800,
    kuna: 58769,
    fill: 0,
  },
  { cart: "1 × 9,99", line: bottle(1, 999), net: 799, tax: 200, gross: 999, fee: 50, total: 1049, kuna: 7904, fill: 5 },
  {
    cart: "7 × 9,99",
    line: bottle(7, 999),
    net: 5594,
    tax: 1399,
    gross: 6993,
    fee: 350,
    total: 7343,
    kuna: 55326,
    fill: 5,
  },
  {
    cart: "2 × 14,00 (oil)",
    line: oil(2, 1400),
    net: 2240,
    tax: 560,
    gross: 2800,
    fee: 0,
    total: 2800,
    kuna: 21097,
    fill: 0,
  },
];

describe("the figures of a cart", () => {
  it.each(EXAMPLES)("are those of the contract for $cart", ({ line, net, tax, gross, fee, total, kuna, fill }) => {
    expect(totals([line])).toMatchObject({
      netCents: net,
      taxCents: tax,
      grossCents: gross,
      feeCents: fee,
      totalCents: total,
      bottlesToFillBox: fill,
    });
    expect(lipaFromCents(total)).toBe(kuna);
  });

  it("are all nothing for an empty cart", () => {
    const nothing = {
      netCents: 0,
      taxCents: 0,
      grossCents: 0,
      feeCents: 0,
      totalCents: 0,
      bottlesToFillBox: 0,
      boxes: 0,
    };
    expect(totals([])).toEqual(nothing);
  });

  it("count boxes over all bottles together, not line by line", () => {
    expect(totals([bottle(4, 999), bottle(3, 1250), oil(5, 1400)])).toMatchObject({ boxes: 2, bottlesToFillBox: 5 });
  });

  it("agree with exact arithmetic in 100,000 carts", { timeout: 120_000 }, () => {
    const line = record({
      quantity: integer({ min: 1, max: 999 }),
      priceCents: integer({ min: 1, max: 99_999 }),
      boxed: boolean(),
    });
    const agrees = property(array(line, { maxLength: 12 }), (lines) => {
      const figures = totals(lines);
      const exact = exactTotals(lines);
      const { netCents, taxCents, grossCents, feeCents, totalCents, bottlesToFillBox } = figures;
      const found = [netCents, taxCents, grossCents, feeCents, totalCents, bottlesToFillBox, lipaFromCents(totalCents)];
      return found.every((figure, index) => BigInt(figure) === exact[index]);
    });
    requireProperty(agrees, { numRuns: 100_000 });
  });
});

describe("the figures as money", () => {
  it("show kuna of the largest cart that the property covers", () => {
    expect(formatKuna(lipaFromCents(119_868_801))).toBe("9.031.514,81 kn");
  });
});

/** The rule in whole numbers that never round: net in thousandths of a euro per line, summed, then rounded. */
function exactTotals(lines: { quantity: number; priceCents: number; boxed: boolean }[]): bigint[] {
  let netThousandths = 0n;
  let gross = 0n;
  let bottles = 0n;
  for (const { quantity, priceCents, boxed } of lines) {
    // price / 1.25 in thousandths: cents × 10 × 100 / 125
    netThousandths += ((BigInt(priceCents) * 1000n) / 125n) * BigInt(quantity);
    gross += BigInt(priceCents) * BigInt(quantity);
    if (boxed) bottles += BigInt(quantity);
  }
  const taxHundredThousandths = netThousandths * 25n;
  const net = (netThousandths + 5n) / 10n;
  const tax = (taxHundredThousandths + 500n) / 1000n;
  const total = gross + bottles * 50n;
  const missing = (6n - (bottles % 6n)) % 6n;
  return [net, tax, gross, bottles * 50n, total, missing, (total * 753_450n + 50_000n) / 100_000n];
}
