import { type CartLine, quantityOf } from "../cart/cart.ts";
import { addToCart, removeFromCart } from "../cart/change-cart.ts";
import { isQuantity, MAX_QUANTITY } from "../catalogue/quantity.ts";
import type { OrderLine } from "./order.ts";

/** How many there are of a product; one that left the catalogue is in no list. */
type InStock = { id: string; stock: number };

type Again = Pick<OrderLine, "productId" | "name" | "quantity">;

/** What ordering again has done: something went into the cart, all that is in stock lay there before, or nothing is in stock. */
export const AGAIN_OUTCOMES = ["done", "full", "none"] as const;
export type AgainOutcome = (typeof AGAIN_OUTCOMES)[number];

/** A cart with an order's goods in it, as far as they are in stock, the lines that are not, and what has become of it. */
type OrderedAgain<Line extends Again = Again> = { cart: CartLine[]; missing: Line[]; outcome: AgainOutcome };

/** Puts the goods of an order into a cart once more. What is scarce goes in as far as it reaches, and is named too. */
export function orderAgain<Line extends Again>(
  cart: readonly CartLine[],
  lines: readonly Line[],
  products: readonly InStock[],
): OrderedAgain<Line> {
  const again: OrderedAgain<Line> = { cart: [...cart], missing: [], outcome: "none" };
  for (const line of lines) {
    const { productId, quantity } = line;
    const stock = products.find(({ id }) => id === productId)?.stock ?? 0;
    const present = quantityOf(again.cart, productId);
    const possible = Math.min(present + quantity, stock, MAX_QUANTITY);
    if (possible < present + quantity) again.missing.push(line);
    if (!isQuantity(possible)) continue;
    if (possible > present) again.outcome = "done";
    else if (again.outcome === "none") again.outcome = "full";
    again.cart = addToCart(removeFromCart(again.cart, productId), productId, possible);
  }
  return again;
}
