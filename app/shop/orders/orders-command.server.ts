import { amountFrom, momentAtWinery, readCommandLine, refuseLeftOver, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { listInvoices } from "../invoices/invoices.store.server.ts";
import { formatEuro } from "../money/money.ts";
import { PAYMENTS, type Payment } from "../payment/payment.ts";
import { changeOrderState } from "./change-order-state.server.ts";
import { inCroatian } from "./in-croatian.server.ts";
import type { Order, OrderLine } from "./order.ts";
import { orderInOneLine, orderInWords, setAsideInOneLine } from "./order-in-words.server.ts";
import { getsStateMail } from "./order-state-mails.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { ORDER_STATES, type OrderState, UNDER_WAY } from "./order-states.ts";
import { findOrderByNumber, listOrdersIn } from "./orders.store.server.ts";
import { markPaid, type PaymentResult } from "./pay-order.server.ts";
import { findSetAside, listSetAside, listSetAsideOf } from "./payments.store.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { holdLonger, reopenOrder } from "./reopen-order.server.ts";
import { settleSetAside } from "./settle-set-aside.server.ts";

export const ORDERS_USAGE = `npm run staff -- orders [expired]                        what is under way, or in one state, the oldest first
npm run staff -- order 2026-000123                       what has become of an order
npm run staff -- order 2026-000123 paid 68,84 --reference "statement 117" [--method cash|transfer|card]
npm run staff -- order 2026-000123 packed|sent|ready|done|cancel [--by Marija] [--reference "box 7"]
npm run staff -- order 2026-000123 hold 5                 its goods, for so many days from now, where it waits to be paid or collected
npm run staff -- order 2026-000123 reopen                an expired one, where its goods are still there: held as long as a new one
npm run staff -- order 2026-000123 refund [10,00] [--goods-back]   credit note and mail: an amount, or all that is left; of goods that came back
npm run staff -- set-aside                               payments that fit no order, and wait for a person
npm run staff -- set-aside 0123456789abcdef settled`;

const OPTIONS = {
  by: { type: "string", default: "staff" },
  reference: { type: "string", default: "" },
  "goods-back": { type: "boolean", default: false },
  method: { type: "string" },
} as const;

const WORDS = { orders: 2, order: 4, "set-aside": 3 };

type Options = { by: string; reference: string; method?: string | undefined; "goods-back": boolean };

/** The words of the command for the states that somebody at the winery brings about. */
const CHANGES: Record<string, OrderState> = {
  packed: "packed",
  sent: "sent",
  ready: "readyForPickup",
  done: "done",
  cancel: "cancelled",
};

const REFUSED = {
  notAllowed: "That cannot follow on the state in which it is",
  unpaid: "It is not paid yet",
  paid: "It is paid: refund it instead",
  notDue: "Its time is not over",
  byCourier: "It goes by courier: mark it as sent, not as ready",
  isCollected: "It is collected at the winery: mark it as ready, not as sent",
  unknownOrder: "There is no such order",
  tooMuch: "That is more than was paid and not given back yet",
  goodsOfPart: "Goods come back with the refund of all that is left; for single bottles see npm run staff -- stock",
} as const;

/** Shows orders, and changes their states, for a winery without an office. @throws WrongUse */
export async function runOrdersCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, { options: OPTIONS, usage: ORDERS_USAGE, words: WORDS });
  const [task, subject = "", change = "", amount = ""] = positionals;
  if (task === "orders") return listOrders(platform, subject);
  if (task === "set-aside") return subject === "" ? showSetAside(platform) : settle(platform, subject, change);
  if (task !== "order") throw new WrongUse(ORDERS_USAGE);
  if (subject === "") throw new WrongUse(`The number of an order is needed.\n\n${ORDERS_USAGE}`);
  const order = await findOrderByNumber(platform.database.read, subject);
  if (!order) throw new WrongUse(`There is no order ${subject}.`);
  if (change === "") return tellOrder(platform, order);
  if (change === "paid") return pay(platform, order, amount, values);
  if (change === "hold") return hold(platform, order, amount, values);
  if (change === "refund") return refund(platform, order, amount, values);
  refuseLeftOver(positionals, 3, ORDERS_USAGE);
  if (change === "reopen") return reopen(platform, order, values);
  return changeTo(platform, order, change, values);
}

async function listOrders({ database }: Platform, subject: string): Promise<string> {
  const state = ORDER_STATES.find((known) => known === subject);
  if (subject !== "" && !state) throw new WrongUse(`States are ${ORDER_STATES.join(", ")}.`);
  const orders = await listOrdersIn(database.read, state ? [state] : UNDER_WAY);
  return orders.length === 0 ? "There are none." : orders.map(orderInOneLine).join("\n");
}

async function tellOrder({ database }: Platform, order: Order): Promise<string> {
  const { read } = database;
  const known = { issued: await listInvoices(read, order.id), setAside: await listSetAsideOf(read, order.id) };
  return orderInWords(await inCroatian(read, order), await listTransitions(read, order.id), known);
}

const centsFrom = (amount: string) => amountFrom(amount, ORDERS_USAGE);

async function pay(platform: Platform, order: Order, amount: string, options: Options): Promise<string> {
  const { by, reference } = options;
  const amountCents = centsFrom(amount);
  if (reference.trim() === "") throw new WrongUse(`${NO_REFERENCE}\n\n${ORDERS_USAGE}`);
  const payment = { by: "staff", actor: by, reference, amountCents, currency: "EUR", ...methodFrom(options) } as const;
  const result = await markPaid(platform, { orderId: order.id }, payment);
  if (!result.ok) return setAsideInWords(platform, order, result);
  if (result.repeated) return `${order.number} was paid before.`;
  return `${order.number} is ${result.order.state}${mailOf({ ...result.order, state: "paid" })}.`;
}

const NO_REFERENCE = `A reference is needed that no other payment has, such as --reference "statement 117": told again, it counts once.`;

/** How it was paid, where somebody says so. @throws WrongUse */
function methodFrom({ method }: Options): { method?: Payment } {
  const known = PAYMENTS.find((payment) => payment === method);
  if (method !== undefined && !known) throw new WrongUse(`Methods are ${PAYMENTS.join(", ")}.\n\n${ORDERS_USAGE}`);
  return known ? { method: known } : {};
}

/** What has come of a payment that was set aside, now or when it was reported before. */
async function setAsideInWords(
  { database }: Platform,
  { state, totalCents }: Order,
  { reason, paymentId, repeated }: Extract<PaymentResult, { ok: false }>,
): Promise<string> {
  const settledAt = repeated ? (await findSetAside(database.read, paymentId))?.settledAt : null;
  if (settledAt) {
    return `Nothing is changed: it was reported before, and settled at ${momentAtWinery(settledAt)}. Another payment needs another reference.`;
  }
  const owed = `the order is ${state}, and comes to ${formatEuro(totalCents)}`;
  return `Set aside${repeated ? " before" : ""} (${reason}): ${owed}. See npm run staff -- set-aside`;
}

async function refund(platform: Platform, order: Order, amount: string, options: Options): Promise<string> {
  const { by, reference, "goods-back": goodsBack } = options;
  const amountCents = amount === "" ? null : centsFrom(amount);
  const cause = { cause: "staff", actor: by, detail: reference, at: platform.clock() } as const;
  const result = await refundOrder(platform, { orderId: order.id, amountCents, goodsBack, ...cause });
  const left = result.leftCents === 0 && !result.ok ? "" : `, ${formatEuro(result.leftCents)} are left`;
  if (!result.ok) throw new WrongUse(`${REFUSED[result.reason]}: ${order.number} is ${result.state}${left}.`);
  const goods = result.areGoodsBack ? ", its goods are back in the stock" : "";
  return `${order.number} is ${result.order.state}${left}${goods}${mailOf({ ...result.order, state: "refunded" })}.`;
}

async function hold(platform: Platform, order: Order, days: string, { by, reference }: Options): Promise<string> {
  if (!/^[1-9]\d?$/.test(days)) throw new WrongUse(`A number of days is needed, from 1 to 99.\n\n${ORDERS_USAGE}`);
  const at = platform.clock();
  const detail = [reference, `hold ${days}`].filter((word) => word !== "").join(", ");
  const until = await holdLonger(platform, order.id, Number(days), { cause: "staff", actor: by, detail, at });
  if (until === null) throw new WrongUse(`It is held longer, or waits for nothing: ${orderInOneLine(order)}`);
  return `${order.number} is held until ${momentAtWinery(until)}.`;
}

async function reopen(platform: Platform, order: Order, { by, reference }: Options): Promise<string> {
  const cause = { cause: "staff", actor: by, detail: reference, at: platform.clock() } as const;
  const result = await reopenOrder(platform, order, cause);
  if (result.ok) {
    const until = momentAtWinery(result.order.heldUntil ?? 0);
    return `${order.number} is ${result.order.state} again, held until ${until}; the running shop sends the mail.`;
  }
  const why =
    result.reason === "missing" ? await missingInWords(platform, order, result.missing) : REFUSED[result.reason];
  throw new WrongUse(`${why}: ${order.number} is ${result.state}.`);
}

async function missingInWords({ database }: Platform, order: Order, missing: OrderLine): Promise<string> {
  const { lines } = await inCroatian(database.read, { ...order, lines: [missing] });
  return `There is too little of ${lines.map(nameWithYear).join()}`;
}

async function changeTo(platform: Platform, order: Order, word: string, { by, reference }: Options): Promise<string> {
  const to = Object.hasOwn(CHANGES, word) ? CHANGES[word] : undefined;
  if (!to) throw new WrongUse(`There is no change "${word}".\n\n${ORDERS_USAGE}`);
  const cause = { cause: "staff", actor: by, detail: reference, at: platform.clock() } as const;
  const change = { orderId: order.id, to, ...cause };
  const result = await platform.database.write((unit) => changeOrderState(platform, unit, change));
  if (!result.ok) throw new WrongUse(`${REFUSED[result.reason]}: ${order.number} is ${result.state}.`);
  return `${order.number} is ${to}${mailOf(result.order)}.`;
}

/** The end of a sentence about an order's new state, where its buyer gets a mail about it. */
function mailOf(order: Pick<Order, "state" | "email">): string {
  return getsStateMail(order) ? "; the running shop sends the mail" : "";
}

async function showSetAside({ database }: Platform): Promise<string> {
  const payments = await listSetAside(database.read);
  if (payments.length === 0) return "There are none.";
  return payments.map(setAsideInOneLine).join("\n");
}

async function settle(platform: Platform, id: string, word: string): Promise<string> {
  if (word !== "settled") throw new WrongUse(ORDERS_USAGE);
  if (!(await settleSetAside(platform, id))) throw new WrongUse(`No payment ${id} waits.`);
  return `${id} is settled.`;
}
