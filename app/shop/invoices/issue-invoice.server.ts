import { nextNumber } from "../../platform/database/counters.server.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { dateAtWinery } from "../../platform/system/clock.ts";
import { freezeCreditNote, freezeInvoice, type InvoicedOrder, type Issue } from "./freeze-invoice.server.ts";
import type { PartOfInvoice } from "./invoice-figures.ts";
import { invoiceCounter, invoiceNumber } from "./invoice-number.ts";
import { findInvoiceOfOrder, insertInvoice, type SeriesPlace } from "./invoices.store.server.ts";

type Issuing = Pick<Platform, "clock" | "settings">;

/**
 * Issues the invoice of an order that is being paid, in the same transaction: its number is drawn there, so that none is left out and none
 * stands twice (`docs/rules.md`, "Invoices"). Whoever draws one keeps the next waiting, so this comes late in the transaction.
 */
export async function issueInvoice(platform: Issuing, unit: UnitOfWork, order: InvoicedOrder): Promise<void> {
  const { place, issue } = await drawNumber(platform, unit, platform.settings.invoices.device);
  await insertInvoice(unit, order.id, freezeInvoice(order, issue, platform.settings), place);
}

/**
 * Issues the credit note of a refund, in its transaction, and answers its id; null where the order has no invoice, for it was never paid,
 * or before there were any.
 */
export async function issueCreditNote(
  platform: Issuing,
  unit: UnitOfWork,
  orderId: string,
  part: PartOfInvoice,
): Promise<string | null> {
  const invoice = await findInvoiceOfOrder(unit, orderId);
  if (!invoice) return null;
  const { place, issue } = await drawNumber(platform, unit, platform.settings.invoices.creditDevice);
  const document = freezeCreditNote(invoice.document, issue, platform.settings, part);
  return insertInvoice(unit, orderId, document, place);
}

/** The next number of a device's series in the winery's year. */
async function drawNumber({ clock, settings }: Issuing, unit: UnitOfWork, device: number) {
  const issuedAt = clock();
  const series = { premises: settings.invoices.premises, device };
  const year = dateAtWinery(issuedAt).slice(0, 4);
  const sequence = await nextNumber(unit, invoiceCounter(year, series));
  const place: SeriesPlace = { ...series, year: Number(year), sequence, issuedAt };
  const issue: Issue = { number: invoiceNumber(sequence, series), issuedAt };
  return { place, issue };
}
