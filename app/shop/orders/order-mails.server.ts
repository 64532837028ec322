import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { termsDocument } from "../terms/terms.mail.tsx";
import { findTermsOfOrder, keepTerms } from "../terms/terms.store.server.ts";
import { termsAttachment } from "../terms/terms-attachment.ts";
import { isSentToOwner } from "./account-orders.store.server.ts";
import { inCroatian } from "./in-croatian.server.ts";
import type { Order, OrderInquiry } from "./order.ts";
import { findOrderInquiry } from "./order-inquiries.store.server.ts";
import { orderInquiryMailToWinery, orderInquiryReceipt } from "./order-inquiry.mail.tsx";
import { orderMailToBuyer } from "./order-placed.mail.tsx";
import { orderMailToWinery } from "./order-winery.mail.tsx";
import { findOrder } from "./orders.store.server.ts";
import { setAsideMailToWinery } from "./payment-set-aside.mail.tsx";
import { findSetAside, isUnderReview } from "./payments.store.server.ts";

/** The order that a mail is about. */
export const orderFacts = z.object({ orderId: z.string() });
/** `sentTo`: the buyer's address when it was queued, which an account may have changed since; mails of before have none. */
const placedFacts = orderFacts.extend({ sentTo: z.string().optional() });
const paymentFacts = z.object({ paymentId: z.string() });
const inquiryFacts = z.object({ inquiryId: z.string() });

/** Queues the two mails about a new order, and keeps the terms that go with the buyer's. */
export async function queueOrderMails(platform: Platform, unit: UnitOfWork, order: Order): Promise<void> {
  const { id, email, language, createdAt } = order;
  await keepTerms(unit, id, termsDocument(platform.settings, language), createdAt);
  const facts: z.infer<typeof placedFacts> = { orderId: id, sentTo: email };
  const winery = { recipient: wineryAddress(platform.settings), orderKey: wineryKey(order) };
  await queueMail(platform, unit, { kind: "order-placed", recipient: email, orderKey: id, facts });
  await queueMail(platform, unit, { kind: "order-placed-winery", ...winery, facts });
}

/** Of one order nobody reads first that it is off, then that it was made. The buyer's mails go by its id. */
export const wineryKey = ({ id }: Pick<Order, "id">) => `${id} winery`;

/** Queues the mail with what a transfer needs: the one about a new order, which says how to pay it. */
export async function queueTransferMail(platform: Platform, unit: UnitOfWork, { id, email }: Order): Promise<void> {
  const facts: z.infer<typeof placedFacts> = { orderId: id, sentTo: email };
  await queueMail(platform, unit, { kind: "order-placed", recipient: email, orderKey: id, facts });
}

/** Queues the mail that notifies the winery of a payment that waits for a person. */
export async function queueSetAsideMail(platform: Platform, unit: UnitOfWork, paymentId: string): Promise<void> {
  const facts: z.infer<typeof paymentFacts> = { paymentId };
  await queueMail(platform, unit, { kind: "payment-set-aside", recipient: wineryAddress(platform.settings), facts });
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
  "payment-set-aside": async (platform, facts) => {
    const payment = await findSetAside(platform.database.read, paymentFacts.parse(facts).paymentId);
    if (!payment) return null;
    const order = payment.orderId === null ? null : await findOrder(platform.database.read, payment.orderId);
    return setAsideMailToWinery(payment, order, platform.settings);
  },
  "order-placed": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    if (!order) return null;
    const { read } = platform.database;
    const terms = await findTermsOfOrder(read, order.id);
    const { sentTo = order.email } = placedFacts.parse(facts);
    return orderMailToBuyer(order, platform.settings, {
      proven: sentTo === order.email && (await isSentToOwner(read, order.id)),
      isReviewed: await isUnderReview(read, order.id),
      terms: terms && termsAttachment(terms),
    });
  },
  "order-placed-winery": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    return order && orderMailToWinery(await inCroatian(platform.database.read, order), platform.settings);
  },
  "order-inquiry": async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    return inquiry && orderInquiryReceipt({ inquiry, settings: platform.settings });
  },
  "order-inquiry-winery": async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    if (!inquiry) return null;
    return orderInquiryMailToWinery({
      inquiry: await inCroatian(platform.database.read, inquiry),
      settings: platform.settings,
    });
  },
};

/** The order that a mail is about, or null. */
export const orderOf = ({ database }: Platform, facts: unknown) =>
  findOrder(database.read, orderFacts.parse(facts).orderId);
const inquiryOf = ({ database }: Platform, facts: unknown) =>
  findOrderInquiry(database.read, inquiryFacts.parse(facts).inquiryId);
