import { type CartLine, quantityOf } from "../cart/cart.ts";
import { addToCart, removeFromCart } from "../cart/change-cart.ts";
import { isQuantity, MAX_QUANTITY } from "../catalogue/quantity.ts";
import type { OrderLine } from "./order.ts";

/** How many there are of a product; one that left the catalogue is in no list. */
type InStock = { id: string; stock: number };

/** A cart with an order's goods in it, as far as they are in stock, the names of those that are not, and whether that is all of them. */
export type OrderedAgain = { cart: CartLine[]; missing: string[]; nothingInStock: boolean };

/** Puts the goods of an order into a cart once more. What is scarce goes in as far as it reaches, and is named too. */
export function orderAgain(
  cart: readonly CartLine[],
  lines: readonly Pick<OrderLine, "productId" | "name" | "quantity">[],
  products: readonly InStock[],
): OrderedAgain {
  const again: OrderedAgain = { cart: [...cart], missing: [], nothingInStock: true };
  for (const { productId, name, quantity } of lines) {
    const stock = products.find(({ id }) => id === productId)?.stock ?? 0;
    const wanted = quantityOf(again.cart, productId) + quantity;
    const possible = Math.min(wanted, stock, MAX_QUANTITY);
    if (possible < wanted) again.missing.push(name);
    if (!isQuantity(possible)) continue;
    again.nothingInStock = false;
    again.cart = addToCart(removeFromCart(again.cart, productId), productId, possible);
  }
  return again;
}
