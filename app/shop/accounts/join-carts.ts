import { type CartLine, quantityOf } from "../cart/cart.ts";

/** Two carts as one: every product of either, of each the larger quantity. */
export function joinCarts(one: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  const larger = one.map(({ productId, quantity }) => ({
    productId,
    quantity: Math.max(quantity, quantityOf(other, productId)),
  }));
  return [...larger, ...other.filter(({ productId }) => quantityOf(one, productId) === 0)];
}

/** The carts that meet when a logged-in visitor opens a page, as the text that the cookie holds. */
type CartsThatMeet = {
  /** What this device has. */
  device: string;
  /** What the account has. */
  account: string;
  /** What both had when they last met. */
  agreed: string;
};

/**
 * The cart that holds from now on. Whoever has changed it since device and account last met is followed, the device first: its owner
 * is the one who is looking.
 */
export function agreeOnCart({ device, account, agreed }: CartsThatMeet): string {
  return device === agreed ? account : device;
}
