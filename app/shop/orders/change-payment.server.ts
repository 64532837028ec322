import type { Platform } from "../../platform/platform.server.ts";
import { isCardAwaited } from "./awaited-card.server.ts";
import { heldUntil } from "./holding.ts";
import type { Order } from "./order.ts";
import { queueTransferMail } from "./order-mails.server.ts";
import { changeToTransfer, holdOrder } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";

type PaymentChange = { ok: true; order: Order } | { ok: false; reason: "unknownOrder" | "notAllowed" };

/**
 * Lets an order that waits for a card be paid by transfer instead: it is held for as long as any other transfer, and a mail says
 * how to pay. A card payment that comes all the same still makes it paid. Sent again it is so already, which is no failure.
 */
export async function payByTransferInstead(platform: Platform, orderId: string): Promise<PaymentChange> {
  const { database, settings, clock } = platform;
  return database.write(async (unit) => {
    await holdOrder(unit, orderId);
    const order = await findOrder(unit, orderId);
    if (!order) return { ok: false, reason: "unknownOrder" };
    if (order.state === "awaitingPayment" && order.payment === "transfer") return { ok: true, order };
    const now = clock();
    if (!(await isCardAwaited(unit, order, now))) return { ok: false, reason: "notAllowed" };
    const held = heldUntil("awaitingPayment", "transfer", now, settings.holding);
    if (!(await changeToTransfer(unit, order, held, now))) return { ok: false, reason: "notAllowed" };
    const changed: Order = { ...order, payment: "transfer", heldUntil: held };
    await queueTransferMail(platform, unit, changed);
    return { ok: true, order: changed };
  });
}
