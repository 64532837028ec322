import type { Platform } from "../../platform/platform.server.ts";
import { favouritesFromText } from "../favourites/favourites.ts";
import { findInvoicesOfOrders, type Invoice } from "../invoices/invoices.store.server.ts";
import { decimalEuro } from "../money/money.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import type { Order } from "../orders/order.ts";
import type { User } from "./account.ts";
import { collectByAddress, isoMoment } from "./collect-by-address.server.ts";
import { listDevices } from "./sessions.store.server.ts";
import { findAccountCart, findFavourites } from "./users.store.server.ts";

/**
 * Everything that is kept about somebody, for them to take along: profile, cart, favourites, orders with their invoices, devices, and what
 * lies under the same address without the account. Prices in decimal euro.
 */
export async function collectData({ database, clock }: Platform, user: User) {
  const { read } = database;
  const orders = await listOrdersOfUser(read, user.id);
  const issued = await findInvoicesOfOrders(
    read,
    orders.map(({ id }) => id),
  );
  const devices = await listDevices(read, user.id, clock());
  return {
    profile: { ...user, createdAt: isoMoment(user.createdAt) },
    cart: JSON.parse(await findAccountCart(read, user.id)),
    favourites: favouritesFromText(await findFavourites(read, user.id)),
    devices: devices.map(({ id: _, createdAt, seenAt, ...device }) => ({
      ...device,
      createdAt: isoMoment(createdAt),
      seenAt: isoMoment(seenAt),
    })),
    orders: orders.map((order) => ({ ...orderData(order), invoices: (issued.get(order.id) ?? []).map(invoiceData) })),
    ...(await collectByAddress(read, user.email)),
  };
}

function orderData({ lines, createdAt, ...order }: Order) {
  return {
    number: order.number,
    createdAt: isoMoment(createdAt),
    state: order.state,
    language: order.language,
    delivery: order.delivery,
    payment: order.payment,
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    phone: order.phone,
    address: order.address,
    billing: order.billing,
    company: order.company,
    note: order.note,
    giftMessage: order.giftMessage,
    lines: lines.map(({ productId, name, year, quantity, priceCents }) => ({
      productId,
      name,
      year,
      quantity,
      price: decimalEuro(priceCents),
    })),
    fee: decimalEuro(order.feeCents),
    deliveryPrice: decimalEuro(order.deliveryCents),
    total: decimalEuro(order.totalCents),
  };
}

/** An invoice or a credit note, as it was issued. */
function invoiceData({ kind, number, issuedAt, document }: Invoice) {
  return {
    kind,
    number,
    issuedAt: isoMoment(issuedAt),
    buyer: document.buyer,
    total: decimalEuro(document.totalCents),
    vat: document.vat.map(({ percent, baseCents, taxCents }) => ({
      percent,
      base: decimalEuro(baseCents),
      tax: decimalEuro(taxCents),
    })),
  };
}
