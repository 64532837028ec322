import type { PricedLine } from "../cart/totals.ts";
import { splitVat, VAT_PERCENT } from "../money/vat.ts";

/** The goods of an order; what the bottle fee and delivery cost stand beside them. */
export const INVOICE_PARTS = ["goods", "fee", "delivery"] as const;
export type InvoicePart = (typeof INVOICE_PARTS)[number];

/** A row of an invoice; prices and amounts in whole cents, with tax. */
export type InvoiceLine = {
  part: InvoicePart;
  /** Empty for fee and delivery, which have words of their own. */
  name: string;
  quantity: number;
  priceCents: number;
  amountCents: number;
};

/** What a part of the order comes to: its base, the tax at the rate, and both together, in whole cents. */
export type VatLine = {
  part: InvoicePart;
  percent: number;
  baseCents: number;
  taxCents: number;
  grossCents: number;
};

/** What an invoice needs of an order's figures, in whole cents. */
export type FiguredOrder = {
  lines: readonly (PricedLine & { name: string; year: number | null })[];
  netCents: number;
  taxCents: number;
  grossCents: number;
  feeCents: number;
  deliveryCents: number;
  totalCents: number;
};

export type InvoiceFigures = { lines: InvoiceLine[]; vat: VatLine[]; totalCents: number };

/**
 * An order's figures as an invoice has them. The goods' tax is the one that the order has told; fee and delivery bear the same rate, each
 * split for itself, so that every line and every sum agrees to the cent (`docs/rules.md`, "Invoices").
 */
export function invoiceFigures(order: FiguredOrder): InvoiceFigures {
  const { lines, netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents } = order;
  const bottles = lines.reduce((count, line) => count + (line.boxed ? line.quantity : 0), 0);
  const goods = lines.map(({ name, year, quantity, priceCents }): InvoiceLine => {
    const title = year === null ? name : `${name} ${year}`;
    return { part: "goods", name: title, quantity, priceCents, amountCents: priceCents * quantity };
  });
  const fee = bottles > 0 ? [extra("fee", bottles, feeCents / bottles)] : [];
  const delivery = deliveryCents > 0 ? [extra("delivery", 1, deliveryCents)] : [];
  const vat: VatLine[] = [
    { part: "goods", percent: VAT_PERCENT, baseCents: netCents, taxCents, grossCents },
    vatLine("fee", feeCents),
    vatLine("delivery", deliveryCents),
  ];
  return { lines: [...goods, ...fee, ...delivery], vat: vat.filter((line) => line.grossCents > 0), totalCents };
}

/** The same figures given back: every amount with the other sign. */
export function negated({ lines, vat, totalCents }: InvoiceFigures): InvoiceFigures {
  return {
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity, amountCents: -line.amountCents })),
    vat: vat.map(({ part, percent, baseCents, taxCents, grossCents }) => ({
      ...{ part, percent, baseCents: -baseCents, taxCents: -taxCents, grossCents: -grossCents },
    })),
    totalCents: -totalCents,
  };
}

function extra(part: "fee" | "delivery", quantity: number, priceCents: number): InvoiceLine {
  return { part, name: "", quantity, priceCents, amountCents: priceCents * quantity };
}

function vatLine(part: InvoicePart, grossCents: number): VatLine {
  const { netCents, taxCents } = splitVat(grossCents);
  return { part, percent: VAT_PERCENT, baseCents: netCents, taxCents, grossCents };
}
