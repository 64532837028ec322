import { isQuantity, MAX_QUANTITY } from "../catalogue/quantity.ts";
import { type CartLine, isProductId, quantityOf } from "./cart.ts";
import type { DetailedLine } from "./detailed-cart.ts";
import { totals } from "./totals.ts";

export const INTENTS = ["add", "increment", "decrement", "set", "remove", "fillBox"] as const;

/** A change of the cart, as its forms ask for it (docs/interface.md "Forms"). */
export type CartChange =
  | { intent: "add" | "set"; productId: string; quantity: number }
  | { intent: "increment" | "decrement" | "remove"; productId: string }
  | { intent: "fillBox" };

/** What the form's quantity was, when it was no whole number from 1 to 999; or that the form is none of ours. */
type RefusedChange =
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

/**
 * What fills a cart's last box: more of the bottles that were put in last, as far as the stock goes, then of those before. Nothing where
 * every box is full, or no bottle is left.
 */
export function boxFilling<Line extends DetailedLine>(lines: readonly Line[]): { line: Line; more: number }[] {
  let missing = totals(lines).bottlesToFillBox;
  return lines.toReversed().flatMap((line) => {
    const more = line.boxed ? Math.min(missing, Math.min(line.stock, MAX_QUANTITY) - line.quantity) : 0;
    if (more <= 0) return [];
    missing -= more;
    return { line, more };
  });
}

/** The cart with the bottles that fill its last box. */
export function fillBox(lines: readonly DetailedLine[]): CartLine[] {
  const added = new Map(boxFilling(lines).map(({ line, more }) => [line.productId, more]));
  return lines.map(({ productId, quantity }) => ({ productId, quantity: quantity + (added.get(productId) ?? 0) }));
}
