import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { notFound } from "../session/screen-request.server.ts";
import { invoiceFileNames } from "../shop/invoices/invoice-number.ts";
import { invoicePdf } from "../shop/invoices/invoice-pdf.server.ts";
import { listInvoices } from "../shop/invoices/invoices.store.server.ts";
import { findOrderByToken } from "../shop/orders/orders.store.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { PRIVATE_FILE } from "./private-file.ts";

export const action = notAllowed(READ_ONLY);

/**
 * `GET /invoice/{token}/{number}.pdf`: an order's invoice or credit note, for whoever has the order's link; its number's slashes are
 * hyphens there (docs/rules.md "Invoices"; `invoiceFileNames`).
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { database } = await platformOf(context);
  const order = await findOrderByToken(database.read, params.token ?? "");
  const issued = order ? await listInvoices(database.read, order.id) : [];
  const invoice = issued[invoiceFileNames(issued).indexOf(params.file ?? "")];
  if (!invoice) throw notFound();
  const pdf = await invoicePdf(invoice);
  const headers = { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${params.file}"` };
  return new Response(new Uint8Array(pdf), { headers: { ...headers, ...PRIVATE_FILE } });
}
