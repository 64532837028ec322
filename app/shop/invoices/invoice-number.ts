import { dateAtWinery } from "../../platform/system/clock.ts";

/** Where invoices are issued: the business premises and the device of a series, as registered with the tax office. */
export type InvoiceSeries = { premises: string; device: number };

/** An invoice's number as the law writes it: `12/WEB1/1`, counted from 1 in each year (`docs/rules.md`, "Invoices"). */
export function invoiceNumber(sequence: number, { premises, device }: InvoiceSeries): string {
  return `${sequence}/${premises}/${device}`;
}

/** The name of the counter from which a year's numbers of a series are drawn. */
export function invoiceCounter(year: string, { premises, device }: InvoiceSeries): string {
  return `invoices-${year}-${premises}-${device}`;
}

/** A file's name for an invoice: `12-WEB1-1.pdf`. */
export function invoiceFileName(number: string): string {
  return `${number.replaceAll("/", "-")}.pdf`;
}

/**
 * The names of the files of what was issued for an order, in its order. Numbers begin anew each year: one that a credit note of another
 * year has already is followed by its year, `1-WEB1-2-2027.pdf`.
 */
export function invoiceFileNames(issued: readonly { number: string; issuedAt: number }[]): string[] {
  return issued.map(({ number, issuedAt }, at) => {
    const isFirst = issued.findIndex((other) => other.number === number) === at;
    return invoiceFileName(isFirst ? number : `${number}/${dateAtWinery(issuedAt).slice(0, 4)}`);
  });
}
