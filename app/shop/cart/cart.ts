/** A line of the cart as the cookie holds it (docs/interface.md "Cookies"). */
export type CartLine = { productId: string; quantity: number };

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the id of a product. */
export function isProductId(value: unknown): value is string {
  return typeof value === "string" && PRODUCT_ID.test(value);
}

/** How many of a product lie in the cart. */
export function quantityOf(lines: readonly CartLine[], productId: string): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** How many bottles, oils and boxes lie in the cart altogether. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
