import { isQuantity } from "../catalogue/quantity.ts";
import { addToCart, type CartLine, decrement, increment, isProductId, removeFromCart, setQuantity } from "./cart.ts";
import { type DetailedLine, fillBox } from "./detailed-cart.ts";

export const INTENTS = ["add", "increment", "decrement", "set", "remove", "fillBox"] as const;

/** A change of the cart, as its forms ask for it (docs/interface.md "Forms"). */
export type CartChange =
  | { intent: "add" | "set"; productId: string; quantity: number }
  | { intent: "increment" | "decrement" | "remove"; productId: string }
  | { intent: "fillBox" };

/** What the form's quantity was, when it was no whole number from 1 to 999; or that the form is none of ours. */
export type RefusedChange =
  | { refused: "quantity"; intent: "add" | "set"; productId: string; quantity: string }
  | { refused: "form" };

/** Reads a cart form. Both sides use it: the server for every form, the browser so that the panel changes at once. */
export function readCartChange(form: Readonly<Record<string, unknown>>): CartChange | RefusedChange {
  const intent = INTENTS.find((known) => known === form.intent);
  if (intent === "fillBox") return { intent };
  const { productId } = form;
  if (!intent || !isProductId(productId)) return { refused: "form" };
  if (intent !== "add" && intent !== "set") return { intent, productId };
  const text = form.quantity ?? "1";
  const quantity = typeof text === "string" && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (isQuantity(quantity)) return { intent, productId, quantity };
  return { refused: "quantity", intent, productId, quantity: typeof text === "string" ? text.slice(0, 20) : "" };
}

/** The cart after a change. `details` are the cart's lines with their products, which `fillBox` needs. */
export function changeCart(
  lines: readonly CartLine[],
  change: CartChange,
  details: readonly DetailedLine[],
): CartLine[] {
  switch (change.intent) {
    case "add":
      return addToCart(lines, change.productId, change.quantity);
    case "set":
      return setQuantity(lines, change.productId, change.quantity);
    case "increment":
      return increment(lines, change.productId);
    case "decrement":
      return decrement(lines, change.productId);
    case "remove":
      return removeFromCart(lines, change.productId);
    case "fillBox":
      return fillBox(details);
  }
}
