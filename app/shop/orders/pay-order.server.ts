import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { Payment } from "../payment/payment.ts";
import { ON_PAID } from "./on-paid.server.ts";
import type { Order } from "./order.ts";
import { queueSetAsideMail } from "./order-mails.server.ts";
import { queueStateMail } from "./order-state-mails.server.ts";
import { holdOrder, moveOrder } from "./order-states.store.server.ts";
import { stateWhenPaid } from "./order-states.ts";
import { findOrder, findOrderByNumber } from "./orders.store.server.ts";
import {
  findPayment,
  insertPayment,
  isSameReference,
  listSetAsideOf,
  type ReceivedPayment,
  type SetAsidePayment,
  type SetAsideReason,
  setPaymentAside,
} from "./payments.store.server.ts";

const CURRENCY = "EUR";

/** What came of a payment; `repeated`: this very one has made the order paid, or has been set aside, before. */
export type PaymentResult =
  | { ok: true; order: Order; repeated: boolean }
  | { ok: false; reason: SetAsideReason; paymentId: string; repeated: boolean };

/** A payment with what else is reported of it; `method`: where somebody has seen how it was paid. */
type ReportedPayment = ReceivedPayment & { detail?: string; method?: Payment };

/** An order by its id, or by its number as a bank's statement or a provider has it. */
type NamedOrder = { orderId: string } | { orderNumber: string };

/**
 * Takes a payment: marks its order as paid, once, with everything that belongs to it (`on-paid.server.ts`) in one transaction. What
 * does not fit to the cent, or comes for an order that is over or paid already, is set aside for a person, and never lost.
 * Told again, by whomever, it changes nothing. Rules: `docs/rules.md`, "States of an order".
 * @throws what `database.isUnavailable` knows when the database is away; whoever reported the payment has to report it again then
 */
export async function markPaid(
  platform: Platform,
  named: NamedOrder,
  payment: ReportedPayment,
): Promise<PaymentResult> {
  const result = await platform.database.write((unit) => pay(platform, unit, named, payment));
  if (!result.ok) platform.log.warn({ ...named, ...payment, reason: result.reason }, "a payment is set aside");
  return result;
}

async function pay(
  platform: Platform,
  unit: UnitOfWork,
  named: NamedOrder,
  payment: ReportedPayment,
): Promise<PaymentResult> {
  const order = await findHeld(unit, named);
  const setAside = async (reason: SetAsideReason): Promise<PaymentResult> => {
    const orderNumber = order?.number ?? ("orderNumber" in named ? named.orderNumber : named.orderId);
    const about = { orderId: order?.id ?? null, orderNumber, reason, receivedAt: platform.clock() };
    const { id, repeated } = await setPaymentAside(unit, {
      ...payment,
      ...about,
      detail: payment.detail ?? payment.method ?? "",
    });
    if (!repeated) await queueSetAsideMail(platform, unit, id);
    return { ok: false, reason, paymentId: id, repeated };
  };
  if (!order) return setAside("unknownOrder");
  if (order.paidAt !== null) return paidBefore(unit, order, payment, setAside);
  const settled = (await listSetAsideOf(unit, order.id)).find((before) => isSettled(before, payment));
  // A person has dealt with it, and may have given it back: the order that was opened again is not paid by it.
  if (settled) return { ok: false, reason: settled.reason, paymentId: settled.id, repeated: true };
  const to = stateWhenPaid(order.state);
  // Whatever the amount is, nobody needs to ask for the rest of it.
  if (to === null) return setAside("tooLate");
  const misfit = misfitOf(order, payment);
  if (misfit) return setAside(misfit);
  const now = platform.clock();
  const cause = { cause: payment.by, actor: payment.actor, detail: payment.reference, at: now } as const;
  const by = paidBy(order, payment);
  if (!(await moveOrder(unit, order, { to, heldUntil: null, paid: { at: now, by } }, cause)))
    throw new Error("An order was changed by somebody else although it was held");
  await insertPayment(unit, order.id, { ...payment, amountCents: order.totalCents, at: now });
  const paid: Order = { ...order, payment: by, state: to, stateSince: now, paidAt: now, heldUntil: null };
  for (const done of ON_PAID) await done(platform, unit, { order: paid, payment });
  // Also where it is done by its payment.
  await queueStateMail(platform, unit, paid, "paid");
  return { ok: true, order: paid, repeated: false };
}

/** The order, as nobody else changes it until the payment is taken or set aside: it does not expire in between. */
async function findHeld(unit: UnitOfWork, named: NamedOrder): Promise<Order | null> {
  const orderId = "orderId" in named ? named.orderId : (await findOrderByNumber(unit, named.orderNumber))?.id;
  if (orderId === undefined) return null;
  await holdOrder(unit, orderId);
  return findOrder(unit, orderId);
}

/**
 * How it is paid, as pages and the invoice say: a provider may report money after the buyer has changed to a transfer, and somebody at the
 * cellar takes cash for what was to be transferred.
 */
function paidBy({ payment: chosen }: Order, { by, method = chosen }: ReportedPayment): Payment {
  return by === "provider" ? "card" : method;
}

/** Whether it is this payment that a person has dealt with. */
function isSettled(before: SetAsidePayment, { reference, amountCents, currency }: ReceivedPayment): boolean {
  if (before.settledAt === null || before.reason === "reversal") return false;
  // An order that is not paid has none but what its provider reported for another one too.
  if (before.reason === "alreadyPaid") return false;
  const isSame = before.amountCents === amountCents && before.currency === currency;
  return isSame && isSameReference(before.reference, reference);
}

async function paidBefore(
  unit: UnitOfWork,
  order: Order,
  payment: ReceivedPayment,
  setAside: (reason: SetAsideReason) => Promise<PaymentResult>,
): Promise<PaymentResult> {
  const before = await findPayment(unit, order.id);
  if (!before || !isSameReference(before.reference, payment.reference)) return setAside("alreadyPaid");
  const misfit = misfitOf(order, payment);
  return misfit ? setAside(misfit) : { ok: true, order, repeated: true };
}

function misfitOf({ totalCents }: Order, { amountCents, currency }: ReceivedPayment): SetAsideReason | null {
  if (currency !== CURRENCY) return "currency";
  return amountCents === totalCents ? null : "amount";
}
