import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { findOrderChoices } from "../../shop/card-payments/find-order-choices.server.ts";
import { findOrderFiles } from "../../shop/orders/find-order-files.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { orderSheet } from "../../shop/orders/order-sheet.ts";
import { listTransitions } from "../../shop/orders/order-states.store.server.ts";
import { openOrderForms } from "./answer-order-change.server.ts";
import { loadOrderAgain } from "./order-again.server.ts";

/** What an order's page shows, for guests and accounts. */
export async function loadOrderView(screenRequest: ScreenRequest, order: Order) {
  const { platform, language } = screenRequest;
  const { read } = platform.database;
  const choices = await findOrderChoices(platform, order);
  return {
    order: orderSheet(order, language, {
      transitions: await listTransitions(read, order.id),
      isReviewed: choices.isReviewed,
    }),
    files: await findOrderFiles(read, order),
    choices,
    cardPage: choices.payByCard ? pathTo("card-payment", language, { token: order.token }) : null,
    setups: openOrderForms(screenRequest),
    orderAgain: await loadOrderAgain(screenRequest, order),
  };
}
