import { isQuantity } from "../catalogue/quantity.ts";
import { type CartLine, isProductId } from "./cart.ts";
import { addToCart } from "./change-cart.ts";

const MAX_COOKIE_LENGTH = 4096;

/** The lines that a cart cookie's text holds, as `readCartText` reads them; null where it cannot be one of ours. */
export function cartFromText(text: string): CartLine[] | null {
  return readCartText(text)?.lines ?? null;
}

/**
 * The good lines that a cart cookie's text holds, equal products merged, and how many others were dropped; null where it cannot
 * be one of ours. Written by hand, not with zod: the browser reads the same cookie with it.
 */
export function readCartText(text: string): { lines: CartLine[]; dropped: number } | null {
  if (text.length > MAX_COOKIE_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const good = value.filter(isCartLine);
    const dropped = value.length - good.length;
    return good.length === 0 && dropped > 0 ? null : { lines: merged(good), dropped };
  } catch {
    return null;
  }
}

/** The text that the cookie stores. */
export function textFromCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => ({ productId, quantity })));
}

function isCartLine(value: unknown): value is CartLine {
  return (
    typeof value === "object" &&
    value !== null &&
    "productId" in value &&
    "quantity" in value &&
    isProductId(value.productId) &&
    isQuantity(value.quantity)
  );
}

function merged(lines: readonly CartLine[]): CartLine[] {
  return lines.reduce<CartLine[]>((cart, line) => addToCart(cart, line.productId, line.quantity), []);
}
