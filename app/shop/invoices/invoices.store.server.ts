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

/** Stores an issued document; answers its id. */
export async function insertInvoice(
  connection: Transaction<Schema>,
  orderId: string,
  document: InvoiceDocument,
  { issuedAt, ...place }: SeriesPlace,
): Promise<string> {
  const id = randomUUID();
  const { kind, number, totalCents } = document;
  await connection
    .insertInto("invoices")
    .values({
      ...{ id, order_id: orderId, kind, number, ...place },
      ...{ issued_at: issuedAt, total_cents: totalCents, document: JSON.stringify(document) },
      ...{ zki: null, jir: null, fiscal_qr: null },
    })
    .execute();
  return id;
}

/** What was issued for an order, the invoice first, then its credit notes. */
export async function listInvoices(connection: Connection, orderId: string): Promise<Invoice[]> {
  return (await findInvoicesOfOrders(connection, [orderId])).get(orderId) ?? [];
}

/** The same of several orders, by their ids; one for which nothing was issued is left out. */
export async function findInvoicesOfOrders(
  connection: Connection,
  orderIds: readonly string[],
): Promise<Map<string, Invoice[]>> {
  if (orderIds.length === 0) return new Map();
  const query = connection.selectFrom("invoices").selectAll().where("order_id", "in", orderIds);
  const rows = await query.orderBy("kind", "desc").orderBy("year").orderBy("sequence").execute();
  return Map.groupBy(rows.map(invoiceFromRow), ({ orderId }) => orderId);
}

/** What was issued under a number (`12/WEB1/1`), which begins anew every year, or null. */
export async function findInvoiceByNumber(
  connection: Connection,
  year: number,
  number: string,
): Promise<Invoice | null> {
  const query = connection.selectFrom("invoices").selectAll().where("year", "=", year).where("number", "=", number);
  const row = await query.executeTakeFirst();
  return row ? invoiceFromRow(row) : null;
}

/** What was issued in a year of the winery's, each series in the order of its numbers. */
export async function listInvoicesOfYear(connection: Connection, year: number): Promise<Invoice[]> {
  const query = connection.selectFrom("invoices").selectAll().where("year", "=", year);
  const rows = await query.orderBy("premises").orderBy("device").orderBy("sequence").execute();
  return rows.map(invoiceFromRow);
}

/** The invoice of an order, or null. */
export async function findInvoiceOfOrder(connection: Connection, orderId: string): Promise<Invoice | null> {
  const [invoice] = await listInvoices(connection, orderId);
  return invoice ?? null;
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
