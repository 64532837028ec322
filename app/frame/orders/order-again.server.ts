import { redirect } from "@remix-run/node";
import { storeCart } from "../../session/cart-cookie.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import type { CartLine } from "../../shop/cart/cart.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { orderAgain } from "../../shop/orders/order-again.ts";

/** What ordering again has done: something of it is in the cart, or nothing was in stock. The page that it leads to has it in `?again=`. */
const OUTCOMES = ["done", "none"] as const;

/** For the loader of an order's page: the names of what is not in stock, or not as much of it, and what ordering again has done, if that led here. */
export async function loadOrderAgain(screenRequest: ScreenRequest, order: Order) {
  const { missing } = await again(screenRequest, order, []);
  const outcome = screenRequest.url.searchParams.get("again");
  return { missing, again: OUTCOMES.find((known) => known === outcome) ?? null };
}

/** Puts what is in stock of an order's goods into the visitor's cart once more. @param next the page that tells what became of it */
export async function answerOrderAgain(
  screenRequest: ScreenRequest,
  order: Order,
  cart: readonly CartLine[],
  next: (outcome: (typeof OUTCOMES)[number]) => string,
): Promise<Response> {
  const { cart: filled, nothingInStock } = await again(screenRequest, order, cart);
  const headers = { "Set-Cookie": storeCart(screenRequest.platform, filled) };
  return redirect(next(nothingInStock ? "none" : "done"), { status: 303, headers });
}

async function again({ platform, language }: ScreenRequest, { lines }: Order, cart: readonly CartLine[]) {
  const ids = lines.map(({ productId }) => productId);
  return orderAgain(cart, lines, await findProducts(platform.database.read, language, ids));
}
