import type { Platform } from "../../platform/platform.server.ts";
import { queueSetAsideMail } from "../orders/order-mails.server.ts";
import { holdOrder } from "../orders/order-states.store.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { type NewSetAside, setPaymentAside } from "../orders/payments.store.server.ts";
import { CARD_CURRENCY, type CardProvider, type CardReport } from "../payment/card-adapter.ts";
import type { AttemptOutcome, CardAttempt } from "./card-attempt.ts";
import { endAttempt, findAttempt, otherAttemptOf } from "./card-attempts.store.server.ts";

type AttemptReport = Extract<CardReport, { number: string }>;

/** What came of a report; `orderId` is null where it names no attempt of ours. */
export type CardReportResult =
  | { result: AttemptOutcome; orderId: string | null }
  /** It is no payment, or not theirs who say so. */
  | { result: "other" | "forged"; orderId: null };

/** Reports that change nothing. */
const UNHEARD = {
  forged: "a forged message about a card payment was refused",
  other: "a message about a card payment is of a kind that nobody knows",
} as const;

/**
 * Takes what a provider says of an attempt, by its return, its call or its answer, in any order and however often: an order is paid once,
 * and only by a report that is signed and fits its attempt in number, amount and currency. Money that does not fit is set aside and
 * logged, its order stays unpaid. Rules: `docs/rules.md`, "Cards".
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function receiveCardReport(
  platform: Platform,
  provider: CardProvider,
  report: CardReport,
): Promise<CardReportResult> {
  if (report.outcome === "forged" || report.outcome === "other") {
    platform.log.warn({ provider }, UNHEARD[report.outcome]);
    return { result: report.outcome, orderId: null };
  }
  const found = await findAttempt(platform.database.read, report.number);
  const attempt = found?.provider === provider ? found : null;
  if (report.outcome === "reversed") return reverse(platform, provider, attempt, report);
  const result = report.outcome === "paid" ? await takeMoney(platform, provider, attempt, report) : report.outcome;
  if (attempt) await end(platform, attempt, result, report);
  return { result, orderId: attempt?.orderId ?? null };
}

/** A provider reports that money was given back, withheld or charged back: the order stays as it is, and a person decides, told once by mail. */
async function reverse(
  platform: Platform,
  provider: CardProvider,
  attempt: CardAttempt | null,
  report: AttemptReport,
): Promise<CardReportResult> {
  const orderId = attempt?.orderId ?? null;
  const about = { orderId, orderNumber: report.number, receivedAt: platform.clock() };
  await setAside(platform, {
    ...{ ...paymentOf(provider, attempt, report), ...about },
    ...{ reason: "reversal", detail: report.paymentId ?? "" },
  });
  platform.log.warn({ provider, number: report.number, detail: report.paymentId }, "a payment by card was reversed");
  return { result: "setAside", orderId };
}

/** Keeps a payment for a person, who hears of it once. */
async function setAside(platform: Platform, payment: NewSetAside): Promise<void> {
  await platform.database.write(async (unit) => {
    // The order's row first, so that it does not expire meanwhile.
    if (payment.orderId) await holdOrder(unit, payment.orderId);
    const { id, repeated } = await setPaymentAside(unit, payment);
    if (!repeated) await queueSetAsideMail(platform, unit, id);
  });
}

/** The most that a row holds, in cents; no order comes near. */
const MAX_CENTS = 2 ** 31 - 1;

/** The payment that a report tells of, as the shop keeps it: without an amount where it says none that there could be. */
function paymentOf(provider: CardProvider, attempt: CardAttempt | null, report: AttemptReport) {
  const said = report.amountCents ?? attempt?.amountCents ?? Number.NaN;
  return {
    by: "provider",
    actor: provider,
    reference: report.number,
    amountCents: Number.isInteger(said) && Math.abs(said) <= MAX_CENTS ? said : null,
    currency: report.currency ?? CARD_CURRENCY,
    detail: report.approvalCode,
  } as const;
}

async function takeMoney(
  platform: Platform,
  provider: CardProvider,
  attempt: CardAttempt | null,
  report: AttemptReport,
): Promise<"paid" | "setAside"> {
  const payment = paymentOf(provider, attempt, report);
  if (!attempt) {
    await markPaid(platform, { orderNumber: report.number }, payment);
    return "setAside";
  }
  const other = await belongsToAnother(platform, attempt, report);
  if (other !== null) {
    const about = { orderId: attempt.orderId, orderNumber: report.number, receivedAt: platform.clock() };
    const detail = `${report.paymentId} is the payment of ${other}`;
    await setAside(platform, { ...payment, ...about, reason: "alreadyPaid", detail });
    platform.log.warn({ provider, number: report.number, other }, "a payment by card was reported for two orders");
    return "setAside";
  }
  const marked = await markPaid(platform, { orderId: attempt.orderId }, payment);
  return marked.ok ? "paid" : "setAside";
}

/** WSPay's calls do not sign the shop's number: its own number of the payment must not be known for another. */
async function belongsToAnother(
  { database }: Platform,
  { provider }: CardAttempt,
  { number, paymentId }: AttemptReport,
) {
  return paymentId === null ? null : otherAttemptOf(database.read, { provider, paymentId, number });
}

async function end(
  { database, clock }: Platform,
  { number }: CardAttempt,
  outcome: AttemptOutcome,
  { approvalCode, paymentId }: AttemptReport,
): Promise<void> {
  // A payment that is reported for two belongs to the first.
  const kept = outcome === "setAside" ? null : paymentId;
  await database.write((unit) => endAttempt(unit, number, { outcome, at: clock(), approvalCode, paymentId: kept }));
}
