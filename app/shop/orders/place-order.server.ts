import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import { dateAtWinery } from "../../platform/clock.ts";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { totals } from "../cart/totals.ts";
import type { Product } from "../catalogue/product.ts";
import { findProducts, takeStock } from "../catalogue/products.store.server.ts";
import { findShippingPrice } from "../delivery/shipping-prices.store.server.ts";
import { offeredPayments } from "../payment/payment.ts";
import { giveOrder } from "./account-orders.store.server.ts";
import { changedSinceShown, checkoutFigures, type SeenFigures } from "./checkout-figures.ts";
import { linesFrom, type Order, type OrderFigures, type OrderLine, orderableCart, orderNumber } from "./order.ts";
import type { OrderForm } from "./order-form.ts";
import { queueOrderMails } from "./order-mails.server.ts";
import { findOrderByKey, insertOrder } from "./orders.store.server.ts";

const TOKEN_BYTES = 16;

/**
 * What a buyer sends: ids and quantities from the cart, the form, and the figures of the page that was confirmed. Where it says
 * none, the order is placed at what it comes to now.
 */
export type PlaceOrderInput = SeenFigures & {
  cart: readonly CartLine[];
  form: OrderForm;
  language: Language;
  /** The account that the order belongs to; a guest has none. */
  userId?: string | undefined;
};

export type OrderRefusal =
  | { ok: false; reason: "emptyCart" | "inquiryFirst" }
  /** How many bottles fill the last box. */
  | { ok: false; reason: "boxNotFull"; bottlesToFillBox: number }
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
    const placed = await findOrderByKey(database.read, input.form.orderKey);
    if (placed) return { ok: true, order: placed };
    if (error.refusal) return error.refusal;
    throw new Error("An order's key is taken, but its order is not there", { cause: error });
  }
}

async function place(platform: Platform, unit: UnitOfWork, input: PlaceOrderInput): Promise<Order> {
  if (await findOrderByKey(unit, input.form.orderKey)) throw new Rollback(null);
  const { lines, figures } = await checkedLines(platform, unit, input);
  await takeLines(unit, lines);
  const now = platform.clock();
  const order: Order = {
    ...input.form,
    ...figures,
    id: randomUUID(),
    // Late: who draws a number keeps the next order waiting until the end of the transaction.
    number: await nextOrderNumber(unit, now),
    token: randomBytes(TOKEN_BYTES).toString("base64url"),
    state: "placed",
    language: input.language,
    createdAt: now,
    lines,
  };
  if (!(await insertOrder(unit, order))) throw new Rollback(null);
  if (input.userId !== undefined) await giveOrder(unit, order.id, input.userId);
  await queueOrderMails(platform, unit, order);
  return order;
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
