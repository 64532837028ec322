import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import type { Order } from "./order.ts";
import { queuePaidToWinery } from "./paid-winery-mails.server.ts";
import type { ReceivedPayment } from "./payments.store.server.ts";

/** An order that has just been paid, and by what. `order.paidAt` and `order.state` are those after the payment. */
type JustPaid = { order: Order; payment: ReceivedPayment };

/** What has to happen in the transaction in which an order is paid. What it throws undoes the payment. */
type OnPaid = (platform: Platform, unit: UnitOfWork, paid: JustPaid) => Promise<void>;

/** Done one after the other, once for each order; in order, for it may draw numbers that others wait for. */
export const ON_PAID: readonly OnPaid[] = [
  async (platform, unit, { order, payment }) => {
    // What somebody at the winery reports is known there.
    if (payment.by === "provider") await queuePaidToWinery(platform, unit, order);
  },
  (platform, unit, { order }) => issueInvoice(platform, unit, order),
];
