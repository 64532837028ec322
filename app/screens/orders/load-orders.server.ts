import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { listOrdersOfUser } from "../../shop/orders/account-orders.store.server.ts";
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
