import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import type { Payment } from "../payment/payment.ts";
import type { Order } from "./order.ts";
import type { ReceivedPayment } from "./payments.store.server.ts";

/** An order that has just been paid, and by what. `order.paidAt` and `order.state` are those after the payment. */
export type JustPaid = { order: Order; payment: ReceivedPayment };

/** What has to happen in the transaction in which an order is paid. What it throws undoes the payment. */
export type OnPaid = (platform: Platform, unit: UnitOfWork, paid: JustPaid) => Promise<void>;

/** Done one after the other, once for each order; in order, for it may draw numbers that others wait for. */
export const ON_PAID: readonly OnPaid[] = [
  (platform, unit, paid) => issueInvoice(platform, unit, { ...paid.order, payment: paidBy(paid) }),
];

/** How it was paid, as the invoice has to say: a card house may tell of money after the buyer has changed to a transfer. */
function paidBy({ order, payment }: JustPaid): Payment {
  return payment.by === "provider" ? "card" : order.payment;
}
