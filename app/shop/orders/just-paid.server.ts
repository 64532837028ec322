import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { Order } from "./order.ts";
import type { ReceivedPayment } from "./payments.store.server.ts";

/** An order that has just been paid, and by what. `order.paidAt` and `order.state` are those after the payment. */
type JustPaid = { order: Order; payment: ReceivedPayment };

/** What has to happen in the transaction in which an order is paid. What it throws undoes the payment. */
export type OnPaid = (platform: Platform, unit: UnitOfWork, paid: JustPaid) => Promise<void>;
