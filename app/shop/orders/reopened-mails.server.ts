import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import type { Order } from "./order.ts";
import { orderOf } from "./order-mails.server.ts";
import { reopenedMail } from "./order-reopened.mail.tsx";
import { isUnderReview } from "./payments.store.server.ts";

const KIND = "order-reopened";
/** Until when it is held, as it was when the mail was queued. */
const reopenedFacts = z.object({ heldUntil: z.number() });

/** Queues the mail that tells the buyer of an order which had expired that it is open again. */
export async function queueReopenedMail(
  platform: Pick<Platform, "settings" | "clock">,
  unit: UnitOfWork,
  { id, email, heldUntil }: Order,
): Promise<void> {
  const facts = { orderId: id, heldUntil };
  await queueMail(platform, unit, { kind: KIND, recipient: email, orderKey: id, facts });
}

/** Who writes it, from what is stored. */
export const REOPENED_MAILS: MailWriters = {
  [KIND]: async (platform, facts) => {
    const order = await orderOf(platform, facts);
    if (!order) return null;
    const isReviewed = await isUnderReview(platform.database.read, order.id);
    return reopenedMail(order, reopenedFacts.parse(facts).heldUntil, platform.settings, isReviewed);
  },
};
