import { momentAtWinery } from "../../platform/command-line.ts";
import { formatEuro } from "../money/money.ts";
import type { Invoice } from "./invoices.store.server.ts";

/** A document in one line for the staff's terminal, its columns parted by tabs: its number, what it is, when it was issued, of which order, how much. */
export function invoiceInOneLine({ number, kind, issuedAt, document }: Invoice): string {
  return [number, kind, momentAtWinery(issuedAt), document.orderNumber, formatEuro(document.totalCents)].join("\t");
}
