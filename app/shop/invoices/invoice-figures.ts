import { bottlesIn, type PricedLine } from "../cart/totals.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { netTenths, splitVat, VAT_PERCENT } from "../money/vat.ts";

/** The goods of an order; what the bottle fee and delivery cost stand beside them, and what a part of all that is given back. */
export const INVOICE_PARTS = ["goods", "fee", "delivery", "refund"] as const;
type InvoicePart = (typeof INVOICE_PARTS)[number];

/** A row of an invoice; prices and amounts in whole cents, with tax. */
type InvoiceLine = {
  part: InvoicePart;
  /** Empty for all but goods: they have words of their own. */
  name: string;
  quantity: number;
  priceCents: number;
  /** The price without tax, exactly, in tenths of a cent. */
  netPriceTenths: number;
  amountCents: number;
};

/** What a part of the order comes to: its base, the tax at the rate, and both together, in whole cents. */
type VatLine = {
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

type InvoiceFigures = { lines: InvoiceLine[]; vat: VatLine[]; totalCents: number };

/**
 * An order's figures as an invoice has them. The goods' tax is the order's own; fee and delivery bear the same rate, each
 * split for itself, so that every line and every sum agrees to the cent (`docs/rules.md`, "Invoices").
 */
export function invoiceFigures(order: FiguredOrder): InvoiceFigures {
  const { lines, netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents } = order;
  const bottles = bottlesIn(lines);
  const goods = lines.map((line) => invoiceLine("goods", nameWithYear(line), line.quantity, line.priceCents));
  const delivery = deliveryCents > 0 ? [invoiceLine("delivery", "", 1, deliveryCents)] : [];
  const vat: VatLine[] = [
    { part: "goods", percent: VAT_PERCENT, baseCents: netCents, taxCents, grossCents },
    vatLine("fee", feeCents),
    vatLine("delivery", deliveryCents),
  ];
  return {
    lines: [...goods, ...feeLines(bottles, feeCents), ...delivery],
    vat: vat.filter((line) => line.grossCents > 0),
    totalCents,
  };
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

/** What is given back of an invoice, after what was given back before; both in whole cents. */
export type PartOfInvoice = { amountCents: number; beforeCents: number };

/**
 * The figures of a credit note over a part of an invoice. Its tax is the invoice's in proportion, counted from what has been given back
 * altogether: however many parts there are, once nothing is left their bases and taxes add up to the invoice's, to the cent.
 */
export function refundFigures(
  { vat, totalCents }: Pick<InvoiceFigures, "vat" | "totalCents">,
  { amountCents, beforeCents }: PartOfInvoice,
): InvoiceFigures {
  const wholeBase = vat.reduce((sum, { baseCents }) => sum + baseCents, 0);
  const baseUpTo = (cents: number) => Math.floor((2 * wholeBase * cents + totalCents) / (2 * totalCents));
  const baseCents = baseUpTo(beforeCents + amountCents) - baseUpTo(beforeCents);
  const taxCents = amountCents - baseCents;
  return negated({
    lines: [invoiceLine("refund", "", 1, amountCents)],
    vat: [{ part: "refund", percent: VAT_PERCENT, baseCents, taxCents, grossCents: amountCents }],
    totalCents: amountCents,
  });
}

/** The fee by bottles; as one amount where an order was placed at another fee. */
function feeLines(bottles: number, feeCents: number): InvoiceLine[] {
  if (feeCents === 0) return [];
  const byBottles = bottles > 0 && feeCents % bottles === 0;
  return [byBottles ? invoiceLine("fee", "", bottles, feeCents / bottles) : invoiceLine("fee", "", 1, feeCents)];
}

function invoiceLine(part: InvoicePart, name: string, quantity: number, priceCents: number): InvoiceLine {
  return {
    part,
    name,
    quantity,
    priceCents,
    netPriceTenths: netTenths(priceCents),
    amountCents: priceCents * quantity,
  };
}

function vatLine(part: InvoicePart, grossCents: number): VatLine {
  const { netCents, taxCents } = splitVat(grossCents);
  return { part, percent: VAT_PERCENT, baseCents: netCents, taxCents, grossCents };
}
