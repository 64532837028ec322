import type { Connection } from "../../platform/database/database.server.ts";
import { invoicePath, paymentCodePath } from "../../routing/order-file-paths.ts";
import { invoiceFileNames } from "../invoices/invoice-number.ts";
import { listInvoices } from "../invoices/invoices.store.server.ts";
import type { Order } from "./order.ts";
import type { OrderFiles } from "./order-files.ts";
import { awaitsTransfer } from "./order-transfer.ts";
import { isUnderReview } from "./payments.store.server.ts";

/** The files that an order's page offers; their addresses hold its token. */
export async function findOrderFiles(connection: Connection, order: Order): Promise<OrderFiles> {
  const { id, token } = order;
  const issued = await listInvoices(connection, id);
  const files = invoiceFileNames(issued);
  const isAwaited = awaitsTransfer(order) && !(await isUnderReview(connection, id));
  return {
    codes: isAwaited ? { hub3: paymentCodePath(token, "hub3"), epc: paymentCodePath(token, "epc") } : null,
    documents: issued.map(({ kind, number }, at) => ({ kind, number, href: invoicePath(token, files[at] ?? "") })),
  };
}
