import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { findAttempt } from "../../shop/card-payments/card-attempts.store.server.ts";
import { cardFormFor, type LeadingForm } from "../../shop/card-payments/card-form.server.ts";
import { isCardAwaited } from "../../shop/orders/awaited-card.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { cardOffer } from "../../shop/payment/card-providers.server.ts";

/** The form of the page: it begins an attempt (`begins`), or leaves for the card page with an attempt already begun. */
type ShownForm = LeadingForm & { begins: boolean };

/** What the page shows of an order; null if there is nothing to pay by card. @param number the attempt that the address names */
export async function openLeaveForm(
  { platform, language }: Pick<ScreenRequest, "platform" | "language">,
  order: Order,
  number: string | null,
): Promise<ShownForm | null> {
  const { settings, database, clock } = platform;
  const offer = cardOffer(settings);
  if (!offer || !(await isCardAwaited(database.read, order, clock()))) return null;
  const attempt = number === null ? null : await findAttempt(database.read, number);
  const isOpen = attempt !== null && attempt.orderId === order.id && attempt.outcome === null;
  const leading: LeadingForm | null = isOpen ? cardFormFor(settings, order, attempt, language) : null;
  if (leading) return { ...leading, begins: false };
  return { action: "", fields: {}, hosts: [], isSandbox: offer.isSandbox, begins: true };
}
