import { randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { loadCart } from "../cart/load-cart.server.ts";
import { totals } from "../cart/totals.ts";
import { findProducts } from "../catalogue/products.store.server.ts";
import type { ShippingPrice } from "../delivery/delivery.ts";
import { findShippingPrice } from "../delivery/shipping-prices.store.server.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { findInquiryIdByKey } from "../inquiries/inquiries.store.server.ts";
import { checkoutFigures } from "./checkout-figures.ts";
import { linesFrom, type OrderInquiry, orderableCart } from "./order.ts";
import { insertOrderInquiry } from "./order-inquiries.store.server.ts";
import { queueOrderInquiryMails } from "./order-mails.server.ts";
import type { CheckoutValues } from "./order-values.ts";

/** What somebody asks for: ids and quantities from the cart, and the checkout form without payment. */
export type OrderInquiryInput = { cart: readonly CartLine[]; form: CheckoutValues; language: Language };

type OrderInquiryResult =
  | { ok: true; id: string }
  /** Names of products of which there are too few since the cart was shown: the page does not show them any more. */
  | { ok: false; reason: "outOfStock"; products: string[] }
  /** Nothing needs to be asked: the same form is an order. */
  | { ok: false; reason: "emptyCart" }
  | { ok: false; reason: "boxNotFull"; bottlesToFillBox: number };

/**
 * Sends an order inquiry: stores it with its figures and queues its two mails.
 * No order is made and no stock is taken. The same form sent again is the same inquiry, whatever has become of the stock.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function sendOrderInquiry(platform: Platform, input: OrderInquiryInput): Promise<OrderInquiryResult> {
  const { database } = platform;
  const orderKey = boundKey(input.form.orderKey, [input.form, orderableCart(input.cart)]);
  const sent = await findInquiryIdByKey(database.read, orderKey);
  if (sent !== null) return { ok: true, id: sent };
  const { soldOut, lowered, gone } = await loadCart(platform, input.language, input.cart);
  const products = [...soldOut.map(({ name }) => name), ...lowered];
  if (products.length + gone > 0) return { ok: false, reason: "outOfStock", products };
  const { form } = input;
  const price = await findShippingPrice(database.read, form.address.country);
  const inquiry = await inquiryFrom(database.read, platform.clock(), input, price);
  if (inquiry.lines.length === 0) return { ok: false, reason: "emptyCart" };
  const { bottlesToFillBox } = totals(inquiry.lines);
  if (bottlesToFillBox > 0) return { ok: false, reason: "boxNotFull", bottlesToFillBox };
  const id = await database.write(async (unit) => {
    if (!(await insertOrderInquiry(unit, orderKey, inquiry))) return findInquiryIdByKey(unit, orderKey);
    await queueOrderInquiryMails(platform, unit, inquiry);
    return inquiry.id;
  });
  return { ok: true, id: id ?? inquiry.id };
}

async function inquiryFrom(
  connection: Connection,
  now: number,
  input: OrderInquiryInput,
  price: ShippingPrice | null,
): Promise<OrderInquiry> {
  const { orderKey: _, ...form } = input.form;
  const cart = orderableCart(input.cart);
  const ids = cart.map(({ productId }) => productId);
  const lines = linesFrom(cart, await findProducts(connection, input.language, ids));
  const { netCents, taxCents, grossCents, feeCents, totalCents } = totals(lines);
  return {
    ...form,
    id: randomUUID(),
    language: input.language,
    createdAt: now,
    lines,
    netCents,
    taxCents,
    grossCents,
    feeCents,
    deliveryCents: null,
    listedDeliveryCents: checkoutFigures(lines, form.delivery, price).figures.deliveryCents,
    totalCents,
  };
}
