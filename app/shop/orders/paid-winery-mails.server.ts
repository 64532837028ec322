import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { inCroatian } from "./in-croatian.server.ts";
import type { Order } from "./order.ts";
import { orderOf, wineryKey } from "./order-mails.server.ts";
import { paidMailToWinery } from "./order-winery.mail.tsx";

const KIND = "order-paid-winery";

/** Queues the mail that notifies the winery of an order which is paid and to be packed. */
export async function queuePaidToWinery(platform: Platform, unit: UnitOfWork, order: Order): Promise<void> {
  const winery = { recipient: wineryAddress(platform.settings), orderKey: wineryKey(order) };
  await queueMail(platform, unit, { kind: KIND, ...winery, facts: { orderId: order.id } });
}

/** Who writes it, from what is stored. */
export const PAID_WINERY_MAILS: MailWriters = {
  [KIND]: async (platform, facts) => {
    const order = await orderOf(platform, facts);
    return order && paidMailToWinery(await inCroatian(platform.database.read, order), platform.settings);
  },
};
