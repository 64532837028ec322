import type { Language } from "../../i18n/languages.ts";
import { type CartLine, isProductId } from "../cart/cart.ts";
import { addToCart } from "../cart/change-cart.ts";
import { type PricedLine, type Totals, totals } from "../cart/totals.ts";
import type { Product } from "../catalogue/product.ts";
import { isQuantity } from "../catalogue/quantity.ts";
import type { OrderState } from "./order-states.ts";
import type { OrderValues } from "./order-values.ts";

/** A line of an order: what the product was called and cost on that day. */
export type OrderLine = PricedLine & { productId: string; name: string; year: number | null };

/** The figures of an order, in whole cents; `totalCents` is all that has to be paid. */
export type OrderFigures = Pick<Totals, "netCents" | "taxCents" | "grossCents" | "feeCents"> & {
  deliveryCents: number;
  totalCents: number;
};

export type Order = OrderValues &
  OrderFigures & {
    id: string;
    /** `2026-000123`: the year at the winery and a number counted from 1 in it. */
    number: string;
    /** 128 bits as base64url: who has it may read the order without logging in. */
    token: string;
    state: OrderState;
    /** Since when it is in this state; this and the next two in milliseconds since 1970. */
    stateSince: number;
    paidAt: number | null;
    /** When it expires if it is not paid; null: not by itself. */
    heldUntil: number | null;
    /** How much of what was paid has been given back, in whole cents. */
    refundedCents: number;
    language: Language;
    /** Milliseconds since 1970. */
    createdAt: number;
    lines: OrderLine[];
  };

/** What somebody would like to have delivered to a country that cannot order (docs/rules.md "Ordering"). */
export type OrderInquiry = Omit<
  Order,
  | "number"
  | "orderKey"
  | "token"
  | "state"
  | "stateSince"
  | "paidAt"
  | "heldUntil"
  | "refundedCents"
  | "payment"
  | "deliveryCents"
  | "totalCents"
> & {
  /** Null: agreed in the winery's answer. */
  deliveryCents: number | null;
  /** What the price list says of delivery to that country; null where it says nothing. */
  listedDeliveryCents: number | null;
  /** Goods and fee, without delivery. */
  totalCents: number;
};

/** The cart with equal products merged, as an order takes it; empty where a line is no product or no quantity of 1 to 999. */
export function orderableCart(cart: readonly CartLine[]): CartLine[] {
  if (!cart.every(({ productId, quantity }) => isProductId(productId) && isQuantity(quantity))) return [];
  return cart.reduce<CartLine[]>((merged, line) => addToCart(merged, line.productId, line.quantity), []);
}

/** The cart's lines at the catalogue's prices; products that left the catalogue are left out. */
export function linesFrom(cart: readonly CartLine[], products: readonly Product[]): OrderLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const { name, year, priceCents, boxed } = product;
    return [{ productId, quantity, name, year, priceCents, boxed }];
  });
}

/** The figures of the lines with delivery on top. */
export function withDelivery(lines: readonly PricedLine[], deliveryCents: number): OrderFigures {
  const { netCents, taxCents, grossCents, feeCents, totalCents } = totals(lines);
  return { netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents: totalCents + deliveryCents };
}

/** An order's number from the winery's date (`2026-11-20`) and the count of that year. */
export function orderNumber(date: string, count: number): string {
  return `${date.slice(0, 4)}-${String(count).padStart(6, "0")}`;
}
