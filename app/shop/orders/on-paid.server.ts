import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import type { OnPaid } from "./just-paid.server.ts";
import { queuePaidToWinery } from "./paid-winery-mails.server.ts";

/** Done one after the other, once for each order; in order, for it may draw numbers that others wait for. */
export const ON_PAID: readonly OnPaid[] = [
  async (platform, unit, { order, payment }) => {
    // What somebody at the winery reports is known there.
    if (payment.by === "provider") await queuePaidToWinery(platform, unit, order);
  },
  (platform, unit, { order }) => issueInvoice(platform, unit, order),
];
