import fc from "fast-check";
import { expect, it } from "vitest";
import { totals } from "../cart/totals.ts";
import { invoiceFigures, negated } from "./invoice-figures.ts";

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
