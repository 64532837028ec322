import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Connection } from "../../platform/database/database.server.ts";
import type { InvoiceRow } from "../../platform/database/invoice-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type InvoiceDocument, invoiceDocument } from "./invoice-document.server.ts";
import { INVOICE_KINDS, type InvoiceKind } from "./invoice-kind.ts";
import type { InvoiceSeries } from "./invoice-number.ts";

/** An invoice or a credit note as it was issued. */
export type Invoice = {
  id: string;
  orderId: string;
  kind: InvoiceKind;
  number: string;
  /** In milliseconds since 1970. */
  issuedAt: number;
  document: InvoiceDocument;
  /** What the tax office has answered; null before an invoice is reported. */
  fiscal: { zki: string | null; jir: string | null };
};

/** Where a document stands in its series, and when it was issued, in milliseconds since 1970. */
export type SeriesPlace = InvoiceSeries & { year: number; sequence: number; issuedAt: number };

/** Stores an issued document. */
export async function insertInvoice(
  connection: Transaction<Schema>,
  orderId: string,
  document: InvoiceDocument,
  { issuedAt, ...place }: SeriesPlace,
): Promise<void> {
  const { kind, number, totalCents } = document;
  await connection
    .insertInto("invoices")
    .values({
      ...{ id: randomUUID(), order_id: orderId, kind, number, ...place },
      ...{ issued_at: issuedAt, total_cents: totalCents, document: JSON.stringify(document) },
      ...{ zki: null, jir: null, fiscal_qr: null },
    })
    .execute();
}

/** What was issued for an order, the invoice first. */
export async function listInvoices(connection: Connection, orderId: string): Promise<Invoice[]> {
  const query = connection.selectFrom("invoices").selectAll().where("order_id", "=", orderId);
  return (await query.orderBy("issued_at").orderBy("kind", "desc").execute()).map(invoiceFromRow);
}

/** The document of a kind that was issued for an order, or null. */
export async function findInvoice(connection: Connection, orderId: string, kind: InvoiceKind): Promise<Invoice | null> {
  const query = connection.selectFrom("invoices").selectAll().where("order_id", "=", orderId).where("kind", "=", kind);
  const row = await query.executeTakeFirst();
  return row ? invoiceFromRow(row) : null;
}

function invoiceFromRow(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: z.enum(INVOICE_KINDS).parse(row.kind),
    number: row.number,
    issuedAt: row.issued_at,
    document: invoiceDocument.parse(JSON.parse(row.document)),
    fiscal: { zki: row.zki, jir: row.jir },
  };
}
