import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { isCardAwaited } from "../orders/awaited-card.server.ts";
import { extendHold } from "../orders/expiry.store.server.ts";
import { heldForAttempt } from "../orders/holding.ts";
import type { Order } from "../orders/order.ts";
import { holdOrder } from "../orders/order-states.store.server.ts";
import { findOrder, findOrderByToken } from "../orders/orders.store.server.ts";
import type { CardProvider } from "../payment/card-adapter.ts";
import { cardOffer } from "../payment/card-providers.server.ts";
import { attemptNumber, type CardAttempt, MAX_ATTEMPTS } from "./card-attempt.ts";
import { insertAttempt, listAttempts } from "./card-attempts.store.server.ts";
import { queueInquiry } from "./card-jobs.server.ts";

type StartedAttempt =
  | { ok: true; attempt: CardAttempt }
  /** `notAwaited`: there is nothing to be paid by card, or money has come already that a person looks at; `noProvider`: no provider takes cards now; `tooMany`: it was tried too often. */
  | { ok: false; reason: "notAwaited" | "noProvider" | "tooMany" };

/**
 * Starts an attempt to pay an order by card, under a number of its own, before its buyer leaves for the card page; the order is held
 * long enough for it (`docs/rules.md`, "States of an order"). Where the provider can be asked, it will be (`card-jobs.server.ts`).
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function startCardAttempt(platform: Platform, order: Pick<Order, "token">): Promise<StartedAttempt> {
  const offer = cardOffer(platform.settings);
  if (!offer) return { ok: false, reason: "noProvider" };
  const { provider, inquiry } = offer.adapter;
  return platform.database.write(async (unit) => {
    const found = await findHeld(unit, order.token);
    if (!found || !(await isCardAwaited(unit, found, platform.clock()))) return { ok: false, reason: "notAwaited" };
    const attempt = await nextAttempt(unit, found, provider, platform.clock());
    if (!attempt) return { ok: false, reason: "tooMany" };
    const until = heldForAttempt(platform.clock());
    await extendHold(unit, found.id, until);
    const heldUntil = found.heldUntil && Math.max(found.heldUntil, until);
    if (inquiry) await queueInquiry(platform, unit, { number: attempt.number, heldUntil });
    return { ok: true, attempt };
  });
}

/** The order, as it stays until the attempt is kept: it does not expire in between, and no money is set aside for it. */
async function findHeld(unit: UnitOfWork, token: string): Promise<Order | null> {
  const named = await findOrderByToken(unit, token);
  if (!named) return null;
  await holdOrder(unit, named.id);
  return findOrder(unit, named.id);
}

/** The order's next attempt. Another one may be started at the same moment: then it is the one after that. */
async function nextAttempt(
  unit: UnitOfWork,
  { id: orderId, number: orderNumber, totalCents }: Order,
  provider: CardProvider,
  now: number,
): Promise<CardAttempt | null> {
  const before = (await listAttempts(unit, orderId)).length;
  for (let count = before; count < MAX_ATTEMPTS; count += 1) {
    const number = attemptNumber(orderNumber, count);
    const attempt = { number, orderId, provider, amountCents: totalCents, startedAt: now, outcome: null };
    if (await insertAttempt(unit, attempt)) return attempt;
  }
  return null;
}
