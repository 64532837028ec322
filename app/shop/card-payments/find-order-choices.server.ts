import type { Platform } from "../../platform/platform.server.ts";
import type { Order } from "../orders/order.ts";
import { type OrderChoices, orderChoices } from "../orders/order-choices.ts";
import { isUnderReview } from "../orders/payments.store.server.ts";
import { cardOffer } from "../payment/card-providers.server.ts";
import { MAX_ATTEMPTS } from "./card-attempt.ts";
import { listAttempts } from "./card-attempts.store.server.ts";

/** What a buyer may do about an order now; the card page is offered where a provider takes cards and the order has attempts left. */
export async function findOrderChoices({ settings, database, clock }: Platform, order: Order): Promise<OrderChoices> {
  const hasProvider = cardOffer(settings) !== null;
  const takesCard = hasProvider && (await listAttempts(database.read, order.id)).length < MAX_ATTEMPTS;
  return orderChoices(order, clock(), { takesCard, isReviewed: await isUnderReview(database.read, order.id) });
}
