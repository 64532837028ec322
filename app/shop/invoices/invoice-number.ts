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
