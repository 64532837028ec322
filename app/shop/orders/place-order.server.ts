import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { dateAtWinery } from "../../platform/system/clock.ts";
import type { CartLine } from "../cart/cart.ts";
import { totals } from "../cart/totals.ts";
import type { Product } from "../catalogue/product.ts";
import { countStock, findProducts, takeStock } from "../catalogue/products.store.server.ts";
import { findShippingPrice } from "../delivery/shipping-prices.store.server.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { offeredPayments } from "../payment/payment.ts";
import { senderOf } from "../spam/sender.server.ts";
import { SENDER_KEPT_MS } from "../spam/sender-kept.ts";
import { giveOrder } from "./account-orders.store.server.ts";
import { changedSinceShown, checkoutFigures, type SeenFigures } from "./checkout-figures.ts";
import { type HoldingTimes, heldUntil } from "./holding.ts";
import { linesFrom, type Order, type OrderFigures, type OrderLine, orderableCart, orderNumber } from "./order.ts";
import { queueOrderMails } from "./order-mails.server.ts";
import { recordPlacing } from "./order-states.store.server.ts";
import type { OrderValues } from "./order-values.ts";
import { findOrderByForm, findOrderByKey, insertOrder } from "./orders.store.server.ts";
import { bottlesHeldBy, noteSender } from "./unpaid-orders.store.server.ts";
import { maxHeldBottles } from "./unpaid-orders.ts";

const TOKEN_BYTES = 16;

/**
 * What a buyer sends: ids and quantities from the cart, the form, and the figures of the page that was confirmed. Where it says
 * none, the order is placed at what it comes to now.
 */
export type PlaceOrderInput = SeenFigures & {
  cart: readonly CartLine[];
  form: OrderValues;
  language: Language;
  /** The account that the order belongs to; a guest has none. */
  userId?: string | undefined;
  /** The network address that it came from; left out by the winery itself. */
  clientAddress?: string;
};

type OrderRefusal =
  | { ok: false; reason: "emptyCart" | "inquiryFirst" }
  /** How many bottles fill the last box. */
  | { ok: false; reason: "boxNotFull"; bottlesToFillBox: number }
  /** More bottles than one order may have, or than guests of one address may hold unpaid; an inquiry leads on. */
  | { ok: false; reason: "tooManyBottles" | "tooManyHeld"; most: number }
  /** What was shown and what it comes to now, in whole cents. */
  | { ok: false; reason: "priceChanged"; shownCents: number; nowCents: number }
  /** Names of products of which there are too few; products that left the catalogue have no name and are counted. */
  | { ok: false; reason: "outOfStock"; products: string[]; gone: number };

export type OrderResult = { ok: true; order: Order } | OrderRefusal;

/** Ends the transaction, so that nothing of a refused order is kept. */
class Rollback extends Error {
  readonly refusal: OrderRefusal | null;

  /** @param refusal null: the form's key has its order already */
  constructor(refusal: OrderRefusal | null) {
    super("The order is refused");
    this.refusal = refusal;
  }
}

/**
 * Places an order: checks every rule again on the server, takes the stock, stores the order and queues its two mails, all in
 * one transaction; the mails are written after it. The same form sent again, even at the same moment, gets the order that it has made.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function placeOrder(platform: Platform, input: PlaceOrderInput): Promise<OrderResult> {
  const { database } = platform;
  try {
    const order = await database.write((connection) => place(platform, connection, input));
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    // Asked after the refusal: a twin of this form may have taken the last bottles in the meantime.
    const placed = await findPlaced(database.read, input);
    if (placed) return { ok: true, order: placed };
    if (error.refusal) return error.refusal;
    throw new Error("An order's key is taken, but its order is not there", { cause: error });
  }
}

/**
 * The key under which an order is stored: that of its form, bound to what was ordered and by whom. So the same form sent again finds its
 * order, and the key with other bottles or another address makes an order of its own.
 */
function keysOf({ form, cart, userId }: PlaceOrderInput): { formKey: string; orderKey: string } {
  const formKey = boundKey(form.orderKey, [form, userId ?? null]);
  return { formKey, orderKey: `${formKey}.${boundKey(form.orderKey, orderableCart(cart))}` };
}

/** The order that the same form has made, also where the cart was emptied in the meantime, as an order does. */
function findPlaced(connection: Connection, input: PlaceOrderInput): Promise<Order | null> {
  const { formKey, orderKey } = keysOf(input);
  return input.cart.length > 0 ? findOrderByKey(connection, orderKey) : findOrderByForm(connection, formKey);
}

async function place(platform: Platform, unit: UnitOfWork, input: PlaceOrderInput): Promise<Order> {
  if (await findPlaced(unit, input)) throw new Rollback(null);
  const { lines, figures } = await checkedLines(platform, unit, input);
  await takeLines(unit, lines);
  const now = platform.clock();
  const order: Order = {
    ...input.form,
    ...figures,
    orderKey: keysOf(input).orderKey,
    id: randomUUID(),
    // Late: who draws a number keeps the next order waiting until the end of the transaction.
    number: await nextOrderNumber(unit, now),
    token: randomBytes(TOKEN_BYTES).toString("base64url"),
    ...stateOfNew(input.form, now, platform.settings.holding),
    language: input.language,
    createdAt: now,
    lines,
  };
  if (!(await insertOrder(unit, order))) throw new Rollback(null);
  await recordPlacing(unit, order);
  if (input.userId !== undefined) await giveOrder(unit, order.id, input.userId);
  await limitHeld(platform, unit, order, input);
  await queueOrderMails(platform, unit, order);
  return order;
}

/** Where a new order stands: cash is paid when it is collected; transfer and card are waited for. */
function stateOfNew({ payment }: OrderValues, now: number, times: HoldingTimes) {
  const state = payment === "cash" ? "placed" : "awaitingPayment";
  const held = heldUntil(state, payment, now, times);
  return { state, stateSince: now, paidAt: null, refundedCents: 0, heldUntil: held } as const;
}

/** Keeps one sender of orders that nobody pays from emptying the cellar. @throws Rollback above the limit */
async function limitHeld(
  { settings }: Platform,
  unit: UnitOfWork,
  { id, createdAt }: Order,
  { clientAddress, userId }: PlaceOrderInput,
): Promise<void> {
  if (clientAddress === undefined || userId !== undefined) return;
  const sender = senderOf(settings, clientAddress);
  await noteSender(unit, id, sender);
  const held = await bottlesHeldBy(unit, sender, createdAt - SENDER_KEPT_MS);
  const most = maxHeldBottles(settings.maxBottlesPerOrder, (await countStock(unit)) + held);
  if (held > most) throw new Rollback({ ok: false, reason: "tooManyHeld", most });
}

async function nextOrderNumber(unit: UnitOfWork, now: number): Promise<string> {
  const date = dateAtWinery(now);
  return orderNumber(date, await nextNumber(unit, `orders-${date.slice(0, 4)}`));
}

/** The order's lines and figures from the catalogue. @throws Rollback where a rule speaks against the order */
async function checkedLines(
  { settings }: Platform,
  connection: Connection,
  { cart, form, language, ...seen }: PlaceOrderInput,
): Promise<{ lines: OrderLine[]; figures: OrderFigures }> {
  const wanted = orderableCart(cart);
  if (wanted.length === 0) throw new Rollback({ ok: false, reason: "emptyCart" });
  if (!offeredPayments(settings, form.delivery).includes(form.payment)) {
    throw new Error("The form let a payment through that is not offered");
  }
  const ids = wanted.map(({ productId }) => productId);
  const products = await findProducts(connection, language, ids);
  requireStock(wanted, products);
  const lines = linesFrom(wanted, products);
  const price = await findShippingPrice(connection, form.address.country);
  const { deliveryPrice, figures } = checkoutFigures(lines, form.delivery, price);
  if (deliveryPrice !== "ordered") throw new Rollback({ ok: false, reason: "inquiryFirst" });
  const most = settings.maxBottlesPerOrder;
  if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) > most) {
    throw new Rollback({ ok: false, reason: "tooManyBottles", most });
  }
  const { bottlesToFillBox } = totals(lines);
  if (bottlesToFillBox > 0) throw new Rollback({ ok: false, reason: "boxNotFull", bottlesToFillBox });
  const changed = changedSinceShown(seen, figures);
  if (changed) throw new Rollback({ ok: false, reason: "priceChanged", ...changed });
  return { lines, figures };
}

function requireStock(wanted: readonly CartLine[], products: readonly Product[]): void {
  const scarce = wanted.flatMap(({ productId, quantity }) =>
    products.filter(({ id, stock }) => id === productId && stock < quantity).map(({ name }) => name),
  );
  const gone = wanted.length - products.length;
  if (scarce.length + gone > 0) throw new Rollback({ ok: false, reason: "outOfStock", products: scarce, gone });
}

/** Takes the stock of every line, in the order of the ids, so that two orders never wait for each other. */
async function takeLines(unit: UnitOfWork, lines: readonly OrderLine[]): Promise<void> {
  const byId = lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  for (const { productId, quantity, name } of byId) {
    if (await takeStock(unit, productId, quantity)) continue;
    throw new Rollback({ ok: false, reason: "outOfStock", products: [name], gone: 0 });
  }
}
