import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import type { OnPaid } from "./just-paid.server.ts";
import { queuePaidToWinery } from "./paid-winery-mails.server.ts";

/** Done one after the other, once for each order; in order, for it may draw numbers that others wait for. */
export const ON_PAID: readonly OnPaid[] = [
  queuePaidToWinery,
  (platform, unit, { order }) => issueInvoice(platform, unit, order),
];
