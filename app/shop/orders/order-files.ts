import type { InvoiceKind } from "../invoices/invoice-kind.ts";

/** What belongs to an order as files, each at its address. */
export type OrderFiles = {
  /** The pictures by which it is paid; null where it does not wait for a transfer. */
  codes: { hub3: string; epc: string } | null;
  /** Its invoice and its credit notes, as far as they are issued. */
  documents: { kind: InvoiceKind; number: string; href: string }[];
};
