import fc from "fast-check";
import { expect, it } from "vitest";
import { totals } from "../cart/totals.ts";
import { invoiceFigures, negated, refundFigures } from "./invoice-figures.ts";

const anyLine = fc.record({
  name: fc.constant("Teran"),
  year: fc.constant(2023),
  quantity: fc.integer({ min: 1, max: 999 }),
  priceCents: fc.integer({ min: 1, max: 100_000 }),
  boxed: fc.boolean(),
});

it("the lines and the tax of any order add up to its total, to the cent", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 9999 }),
      (lines, deliveryCents) => {
        const { netCents, taxCents, grossCents, feeCents, totalCents: goods } = totals(lines);
        const totalCents = goods + deliveryCents;
        const order = { lines, netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents };
        for (const [sign, figures] of [
          [1, invoiceFigures(order)],
          [-1, negated(invoiceFigures(order))],
        ] as const) {
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(figures.lines.map(({ amountCents }) => amountCents))).toBe(sign * totalCents);
          expect(sum(figures.vat.map(({ grossCents }) => grossCents))).toBe(sign * totalCents);
          for (const { baseCents, taxCents, grossCents } of figures.vat) expect(baseCents + taxCents).toBe(grossCents);
          expect(figures.vat[0]).toMatchObject({ baseCents: sign * netCents, taxCents: sign * taxCents });
          expect(figures.totalCents).toBe(sign * totalCents);
        }
      },
    ),
  );
});

/** Six at 9,99 with fee and delivery: 68,84 €, of which 47,95 + 2,40 + 4,72 = 55,07 are the base. */
const INVOICE = {
  vat: [
    { part: "goods", percent: 25, baseCents: 4795, taxCents: 1199, grossCents: 5994 },
    { part: "fee", percent: 25, baseCents: 240, taxCents: 60, grossCents: 300 },
    { part: "delivery", percent: 25, baseCents: 472, taxCents: 118, grossCents: 590 },
  ],
  totalCents: 6884,
} as const;

it.each([
  // 5507 × 1000 / 6884 = 799,97
  { beforeCents: 0, amountCents: 1000, baseCents: -800, taxCents: -200 },
  // All 5507 less the 800 above.
  { beforeCents: 1000, amountCents: 5884, baseCents: -4707, taxCents: -1177 },
  // 5507 / 6884 = 0,79997: one; then 1,59994: two, so one more.
  { beforeCents: 0, amountCents: 1, baseCents: -1, taxCents: -0 },
  { beforeCents: 1, amountCents: 1, baseCents: -1, taxCents: -0 },
  // 2,39991: two, as before.
  { beforeCents: 2, amountCents: 1, baseCents: -0, taxCents: -1 },
])("of 68,84 €, after $beforeCents, $amountCents cents back have $baseCents base and $taxCents tax", (row) => {
  const { amountCents, baseCents, taxCents } = row;
  const figures = refundFigures({ ...INVOICE, vat: [...INVOICE.vat] }, row);
  expect(figures.vat).toEqual([{ part: "refund", percent: 25, baseCents, taxCents, grossCents: -amountCents }]);
  expect(figures.lines).toMatchObject([{ part: "refund", quantity: -1, priceCents: amountCents }]);
  expect(figures.totalCents).toBe(-amountCents);
});

it("refunds add up to the invoice, to the cent, however it is cut into them", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (lines, cuts) => {
        const { netCents, taxCents, grossCents, feeCents, totalCents } = totals(lines);
        const invoice = invoiceFigures({
          lines,
          netCents,
          taxCents,
          grossCents,
          feeCents,
          deliveryCents: 0,
          totalCents,
        });
        const marks = [0, ...cuts.map((cut) => Math.round(cut * totalCents)).sort((a, b) => a - b), totalCents];
        const notes = marks.slice(1).map((mark, index) => {
          const beforeCents = marks[index] ?? 0;
          return refundFigures(invoice, { beforeCents, amountCents: mark - beforeCents });
        });
        const sum = (of: "baseCents" | "taxCents" | "grossCents", all: typeof notes) =>
          all.flatMap(({ vat }) => vat).reduce((total, line) => total + line[of], 0);
        for (const of of ["baseCents", "taxCents", "grossCents"] as const) {
          expect(sum(of, [invoice, ...notes])).toBe(0);
          for (const note of notes) expect(sum(of, [note])).toBeLessThanOrEqual(0);
        }
        for (const { vat } of notes)
          for (const line of vat) expect(line.baseCents + line.taxCents).toBe(line.grossCents);
      },
    ),
  );
});

it("a fee that is no whole cents for each bottle stands as one amount", () => {
  const lines = [{ name: "Teran", year: null, quantity: 6, priceCents: 1000, boxed: true }];
  const order = {
    lines,
    netCents: 4800,
    taxCents: 1200,
    grossCents: 6000,
    feeCents: 250,
    deliveryCents: 0,
    totalCents: 6250,
  };
  expect(invoiceFigures(order).lines.at(-1)).toMatchObject({
    part: "fee",
    quantity: 1,
    priceCents: 250,
    amountCents: 250,
  });
});
