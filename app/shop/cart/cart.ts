import { isQuantity, MAX_QUANTITY } from "../catalogue/quantity.ts";

/** A line of the cart as the cookie holds it (docs/interface.md "Cookies"). */
export type CartLine = { productId: string; quantity: number };

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the id of a product. */
export function isProductId(value: unknown): value is string {
  return typeof value === "string" && PRODUCT_ID.test(value);
}

/** More of a product, as a line of its own if there is none yet. */
export function addToCart(lines: readonly CartLine[], productId: string, quantity: number): CartLine[] {
  const present = lines.find((line) => line.productId === productId);
  if (!present) return [...lines, { productId, quantity }];
  return setQuantity(lines, productId, Math.min(present.quantity + quantity, MAX_QUANTITY));
}

/** A line's quantity set; a line that is not there is not made. */
export function setQuantity(lines: readonly CartLine[], productId: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

export function increment(lines: readonly CartLine[], productId: string): CartLine[] {
  return changeBy(lines, productId, 1);
}

/** One less, but never below 1 (docs/rules.md "Boxes and the fee"). */
export function decrement(lines: readonly CartLine[], productId: string): CartLine[] {
  return changeBy(lines, productId, -1);
}

function changeBy(lines: readonly CartLine[], productId: string, difference: number): CartLine[] {
  const quantity = quantityOf(lines, productId) + difference;
  return isQuantity(quantity) ? setQuantity(lines, productId, quantity) : [...lines];
}

export function removeFromCart(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** How many of a product lie in the cart. */
export function quantityOf(lines: readonly CartLine[], productId: string): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** How many bottles, oils and boxes lie in the cart altogether. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
