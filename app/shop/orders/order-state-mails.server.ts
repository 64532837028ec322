import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { invoiceFileName } from "../invoices/invoice-number.ts";
import { invoicePdf } from "../invoices/invoice-pdf.server.ts";
import { findInvoiceOfOrder, type Invoice, listInvoices } from "../invoices/invoices.store.server.ts";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { inCroatian } from "./in-croatian.server.ts";
import type { Order } from "./order.ts";
import {
  isMailedState,
  MAIL_VARIANTS,
  MAILED_STATES,
  type MailedState,
  variantNow,
  variantOf,
} from "./order-mail-variant.ts";
import { orderFacts, orderOf, wineryKey } from "./order-mails.server.ts";
import { orderStateMail } from "./order-state.mail.tsx";
import { listTransitions } from "./order-states.store.server.ts";
import type { OrderState } from "./order-states.ts";
import { cancelledMailToWinery } from "./order-winery.mail.tsx";
import { isUnderReview, listSetAsideOf, mayHaveTakenMoney } from "./payments.store.server.ts";

/** What was so when it was queued (`variantOf`); mails of before have neither. */
const stateFacts = orderFacts.extend({
  variant: z.enum(MAIL_VARIANTS).optional(),
  heldUntil: z.number().nullable().optional(),
});
/** `noteId`: its credit note; null where the order has no invoice. Refunds from before there were several are of everything. */
const refundFacts = orderFacts.extend({
  amountCents: z.number().int().optional(),
  noteId: z.string().nullable().optional(),
});

/** Whether an order's buyer is notified of its state by mail: not of each one, nor once the buyer is forgotten. */
export function getsStateMail({ state, email }: Pick<Order, "state" | "email">): boolean {
  return isMailedState(state) && email !== "";
}

/**
 * Queues the mail about a state, where its buyer gets one, with what is so now.
 * @param mailed that in which the order stands, if it is no other: what is collected is paid and done at once
 */
export async function queueStateMail(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  order: Order,
  mailed: OrderState = order.state,
): Promise<void> {
  const { id, email, heldUntil } = order;
  if (!isMailedState(mailed) || email === "") return;
  const facts: z.infer<typeof stateFacts> = { orderId: id, variant: variantOf(mailed, order), heldUntil };
  await queueMail(platform, unit, { kind: `order-${mailed}`, recipient: email, orderKey: id, facts });
}

/** Queues the mail about money that is given back, in whole cents; not where its buyer is forgotten. */
export async function queueRefundMail(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  { id, email }: Order,
  refund: { amountCents: number; noteId: string | null },
): Promise<void> {
  if (!getsStateMail({ state: "refunded", email })) return;
  const facts: z.infer<typeof refundFacts> = { orderId: id, ...refund };
  await queueMail(platform, unit, { kind: "order-refunded", recipient: email, orderKey: id, facts });
}

/** Queues the mail that notifies the winery of a buyer's cancellation. */
export async function queueCancelledToWinery(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  { id }: Order,
): Promise<void> {
  const winery = { recipient: wineryAddress(platform.settings), orderKey: wineryKey({ id }) };
  await queueMail(platform, unit, { kind: "order-cancelled-winery", ...winery, facts: { orderId: id } });
}

/** Who writes the mails about what has become of an order. */
export const ORDER_STATE_MAILS: MailWriters = {
  ...Object.fromEntries(
    MAILED_STATES.map((state): [string, MailWriters[string]] => [
      `order-${state}`,
      (platform, facts) => writeStateMail(platform, state, facts),
    ]),
  ),
  "order-refunded": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    if (!order) return null;
    const { amountCents = order.totalCents, noteId } = refundFacts.parse(facts);
    const notes = await listInvoices(platform.database.read, order.id);
    const note = noteId === undefined ? notes.at(-1) : notes.find(({ id }) => id === noteId);
    return orderStateMail("refunded", order, platform.settings, { documents: await attached(note), amountCents });
  },
  "order-cancelled-winery": async (platform, facts) => {
    const order = await orderOf(platform, facts);
    if (!order) return null;
    const { read } = platform.database;
    const waiting = (await listSetAsideOf(read, order.id)).filter(
      ({ settledAt, reason }) => settledAt === null && reason !== "reversal",
    );
    return cancelledMailToWinery(await inCroatian(read, order), platform.settings, waiting);
  },
};

/** Writes a mail about a state as it was when it was queued, in words that are still true. */
async function writeStateMail(platform: Platform, state: MailedState, facts: unknown): Promise<MailWords | null> {
  const order = await orderOf(platform, facts);
  if (!order) return null;
  const { read } = platform.database;
  const { variant = variantOf(state, order), heldUntil = order.heldUntil } = stateFacts.parse(facts);
  const isReviewed = await isUnderReview(read, order.id);
  const mayBeTaken = await mayHaveTakenMoney(read, order.id);
  const settings = platform.settings;
  const reached = (await listTransitions(read, order.id)).findLast(({ to }) => to === state);
  return orderStateMail(state, { ...order, heldUntil }, settings, {
    variant: variantNow(state, variant, order, { isReviewed, mayBeTaken, byStaff: reached?.cause === "staff" }),
    documents: await invoiceFor(platform, state, order),
    ...(reached ? { at: reached.at } : {}),
  });
}

/** The invoice of an order that was paid; drawn here, long after the transaction. */
async function invoiceFor({ database }: Platform, state: MailedState, { id }: Order): Promise<Attachment[]> {
  return state === "paid" ? attached(await findInvoiceOfOrder(database.read, id)) : [];
}

async function attached(issued: Invoice | null | undefined): Promise<Attachment[]> {
  if (!issued) return [];
  const contentBase64 = (await invoicePdf(issued)).toString("base64");
  return [{ filename: invoiceFileName(issued.number), contentType: "application/pdf", contentBase64 }];
}
