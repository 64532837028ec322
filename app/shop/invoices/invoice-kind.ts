export const INVOICE_KINDS = ["invoice", "creditNote"] as const;

/** What is issued for a payment, and what takes it back. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
