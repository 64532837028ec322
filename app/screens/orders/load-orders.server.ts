import { LANGUAGE_TAGS, type Language } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/clock.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import type { Address } from "../../shop/contact/address.ts";
import { countryName } from "../../shop/delivery/countries.ts";
import { findOrderOfUser, listOrdersOfUser } from "../../shop/orders/account-orders.store.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { orderAgain } from "../../shop/orders/order-again.ts";

/** An account's orders as the list shows them. */
export async function loadOrders({ platform, language }: ScreenRequest, userId: string) {
  const orders = await listOrdersOfUser(platform.database.read, userId);
  return orders.map(({ number, createdAt, totalCents, state }) => ({
    number,
    date: dateInWords(createdAt, language),
    totalCents,
    state,
  }));
}

/** One order of an account with all that its page shows; null where it is not theirs. */
export async function loadOrder({ platform, language, url }: ScreenRequest, userId: string, number: string) {
  const { read } = platform.database;
  const order = await findOrderOfUser(read, userId, number);
  if (!order) return null;
  const ids = order.lines.map(({ productId }) => productId);
  const { missing } = orderAgain([], order.lines, await findProducts(read, language, ids));
  const again = (["done", "none"] as const).find((known) => known === url.searchParams.get("again")) ?? null;
  return {
    order: figuresAndLines(order),
    date: dateInWords(order.createdAt, language),
    to: [`${order.firstName} ${order.lastName}`, ...addressLines(order.address, language)],
    bill: order.company
      ? [order.company.name, order.company.taxNumber, order.company.address]
      : [`${order.firstName} ${order.lastName}`, ...addressLines(order.billing, language)],
    missing,
    again,
  };
}

function figuresAndLines(order: Order) {
  const { number, state, payment, delivery, lines } = order;
  const { netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents } = order;
  return {
    number,
    state,
    payment,
    delivery,
    lines,
    netCents,
    taxCents,
    grossCents,
    feeCents,
    deliveryCents,
    totalCents,
  };
}

function dateInWords(moment: number, language: Language): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], words).format(moment);
}

function addressLines({ address, postalCode, city, country }: Address, language: Language): string[] {
  return [address, `${postalCode} ${city}`, countryName(country, language)];
}
