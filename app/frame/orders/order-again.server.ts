import { redirect } from "@remix-run/node";
import { storeCart } from "../../session/cart-cookie.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import type { CartLine } from "../../shop/cart/cart.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { AGAIN_OUTCOMES, type AgainOutcome, orderAgain } from "../../shop/orders/order-again.ts";

/** What ordering again has done, in the query of the page that it leads to; `missing` has the ids of what was scarce. */
type AgainQuery = { again: AgainOutcome; missing: string | undefined };

const BETWEEN_IDS = ",";

/**
 * For the loader of an order's page: after ordering again, its outcome and the names of what was unavailable; otherwise the names of what
 * is not in stock, or not in that quantity.
 */
export async function loadOrderAgain(screenRequest: ScreenRequest, order: Order) {
  const { searchParams } = screenRequest.url;
  const again = AGAIN_OUTCOMES.find((known) => known === searchParams.get("again")) ?? null;
  const ids = (searchParams.get("missing") ?? "").split(BETWEEN_IDS);
  const missing = again
    ? order.lines.filter(({ productId }) => ids.includes(productId))
    : (await putAgain(screenRequest, order, [])).missing;
  return { missing: missing.map(({ name }) => name), again };
}

/** Puts the available goods of an order into the visitor's cart again. @param next the page that reports the result */
export async function answerOrderAgain(
  screenRequest: ScreenRequest,
  order: Order,
  cart: readonly CartLine[],
  next: (query: AgainQuery) => string,
): Promise<Response> {
  const { cart: filled, missing, outcome } = await putAgain(screenRequest, order, cart);
  const headers = { "Set-Cookie": storeCart(screenRequest.platform, filled) };
  const ids = missing.map(({ productId }) => productId).join(BETWEEN_IDS);
  return redirect(next({ again: outcome, missing: ids || undefined }), { status: 303, headers });
}

async function putAgain({ platform, language }: ScreenRequest, { lines }: Order, cart: readonly CartLine[]) {
  const ids = lines.map(({ productId }) => productId);
  return orderAgain(cart, lines, await findProducts(platform.database.read, language, ids));
}
