import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { isSentToOwner } from "./account-orders.store.server.ts";
import type { Order, OrderInquiry } from "./order.ts";
import { findOrderInquiry } from "./order-inquiries.store.server.ts";
import { orderInquiryMailToWinery, orderInquiryReceipt } from "./order-inquiry.mail.tsx";
import { orderMailToBuyer, orderMailToWinery } from "./order-placed.mail.tsx";
import type { OrderState } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";

const orderFacts = z.object({ orderId: z.string() });
const inquiryFacts = z.object({ inquiryId: z.string() });

/** Queues the two mails about a new order. */
export async function queueOrderMails(platform: Platform, unit: UnitOfWork, { id, email }: Order): Promise<void> {
  const facts: z.infer<typeof orderFacts> = { orderId: id };
  await queueMail(platform, unit, { kind: "order-placed", recipient: email, facts });
  await queueMail(platform, unit, { kind: "order-placed-winery", recipient: wineryAddress(platform.settings), facts });
}

/** States of which a mail tells the buyer. */
const TOLD_STATES: readonly OrderState[] = [];

/** Queues the mail about the state in which an order stands now, where there is one; not where its buyer is forgotten. */
export async function queueStateMail(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  { id, email, state }: Order,
): Promise<void> {
  if (!TOLD_STATES.includes(state) || email === "") return;
  await queueMail(platform, unit, { kind: `order-${state}`, recipient: email, orderKey: id, facts: { orderId: id } });
}

/** Queues the two mails about an order inquiry. */
export async function queueOrderInquiryMails(
  platform: Platform,
  unit: UnitOfWork,
  { id, email }: OrderInquiry,
): Promise<void> {
  const facts: z.infer<typeof inquiryFacts> = { inquiryId: id };
  await queueMail(platform, unit, { kind: "order-inquiry", recipient: email, facts });
  await queueMail(platform, unit, { kind: "order-inquiry-winery", recipient: wineryAddress(platform.settings), facts });
}

/** Who writes the mails about orders and order inquiries, from what is stored. */
export const ORDER_MAILS: MailWriters = {
  "order-placed": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    if (!order) return null;
    return orderMailToBuyer(order, platform.settings, await isSentToOwner(platform.database.read, order.id));
  },
  "order-placed-winery": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    return order && orderMailToWinery(order, platform.settings);
  },
  "order-inquiry": async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    return inquiry && orderInquiryReceipt({ inquiry, settings: platform.settings });
  },
  "order-inquiry-winery": async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    return inquiry && orderInquiryMailToWinery({ inquiry, settings: platform.settings });
  },
};

const orderOf = ({ database }: Platform, facts: unknown) => findOrder(database.read, orderFacts.parse(facts).orderId);
const inquiryOf = ({ database }: Platform, facts: unknown) =>
  findOrderInquiry(database.read, inquiryFacts.parse(facts).inquiryId);
