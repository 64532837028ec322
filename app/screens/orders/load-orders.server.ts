import { openOrderForms } from "../../forms/answer-order-change.server.ts";
import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { findOrderChoices } from "../../shop/card-payments/find-order-choices.server.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import { findOrderOfUser, listOrdersOfUser } from "../../shop/orders/account-orders.store.server.ts";
import { findOrderFiles } from "../../shop/orders/find-order-files.server.ts";
import { orderAgain } from "../../shop/orders/order-again.ts";
import { orderSheet } from "../../shop/orders/order-sheet.ts";
import { listTransitions } from "../../shop/orders/order-states.store.server.ts";
import { momentInFigures } from "../../shop/winery/moment-in-words.ts";

/** An account's orders as the list shows them. */
export async function loadOrders({ platform, language }: ScreenRequest, userId: string) {
  const orders = await listOrdersOfUser(platform.database.read, userId);
  return orders.map(({ number, createdAt, totalCents, state, delivery, lines }) => ({
    number,
    firstId: lines[0]?.productId ?? "",
    goods: lines.map((line) => `${line.quantity} × ${nameWithYear(line)}`).join(", "),
    date: momentInFigures(createdAt, language),
    totalCents,
    state,
    delivery,
  }));
}

/** One order of an account with all that its page shows; null where it is not theirs. */
export async function loadOrder(screenRequest: ScreenRequest, userId: string, number: string) {
  const { platform, language, url } = screenRequest;
  const { read } = platform.database;
  const order = await findOrderOfUser(read, userId, number);
  if (!order) return null;
  const ids = order.lines.map(({ productId }) => productId);
  const { missing } = orderAgain([], order.lines, await findProducts(read, language, ids));
  const again = (["done", "none"] as const).find((known) => known === url.searchParams.get("again")) ?? null;
  const choices = await findOrderChoices(platform, order);
  return {
    order: orderSheet(order, language, await listTransitions(read, order.id)),
    files: await findOrderFiles(read, order),
    choices,
    cardPage: choices.payByCard ? pathTo("card-payment", language, { token: order.token }) : null,
    setups: openOrderForms(screenRequest),
    missing,
    again,
  };
}
