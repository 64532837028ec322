import type { Platform } from "../../platform/platform.server.ts";
import { extendHold } from "./expiry.store.server.ts";
import { heldUntil } from "./holding.ts";
import { holdOrder } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { findSetAside, settlePayment } from "./payments.store.server.ts";

/**
 * Notes that a person has dealt with a payment that was set aside; says whether it waited. Its order, where it still waits to be paid, is
 * held as long as a new one from now on: its buyer could not pay while the payment was looked at (docs/rules.md "States of an order").
 */
export function settleSetAside({ database, clock, settings }: Platform, id: string): Promise<boolean> {
  return database.write(async (unit) => {
    const payment = await findSetAside(unit, id);
    // The order's row first, as whoever pays it does.
    if (payment?.orderId) await holdOrder(unit, payment.orderId);
    if (!(await settlePayment(unit, id, clock()))) return false;
    const order = payment?.orderId ? await findOrder(unit, payment.orderId) : null;
    const until = order && heldUntil(order.state, order.payment, clock(), settings.holding);
    if (order && until !== null) await extendHold(unit, order.id, until);
    return true;
  });
}
