import { type PricedLine, totals } from "../cart/totals.ts";
import { canOrder, type Delivery, deliveryCents, type ShippingPrice } from "../delivery/delivery.ts";
import { type OrderFigures, withDelivery } from "./order.ts";

/** How sure the price of delivery is: part of the order; by the list, until an inquiry is answered; or still to be agreed. */
export type DeliveryPrice = "ordered" | "listed" | "toBeAgreed";

/** Figures whose total may lack delivery (null: still to be agreed). */
export type OpenFigures = Omit<OrderFigures, "deliveryCents"> & { deliveryCents: number | null };

export type CheckoutFigures =
  | { deliveryPrice: "ordered" | "listed"; figures: OrderFigures }
  | { deliveryPrice: "toBeAgreed"; figures: OpenFigures };

/** What the lines come to with the chosen delivery to a country. @param price the country's; null or undefined where it has none */
export function checkoutFigures(
  lines: readonly PricedLine[],
  delivery: Delivery,
  price: ShippingPrice | null | undefined,
): CheckoutFigures {
  const goods = totals(lines);
  const cents = deliveryCents(delivery, price, goods);
  if (cents !== null) {
    return { deliveryPrice: canOrder(delivery, price) ? "ordered" : "listed", figures: withDelivery(lines, cents) };
  }
  const { netCents, taxCents, grossCents, feeCents, totalCents } = goods;
  return {
    deliveryPrice: "toBeAgreed",
    figures: { netCents, taxCents, grossCents, feeCents, deliveryCents: null, totalCents },
  };
}

/** What a buyer was shown, in whole cents: the whole total as the form carries it; a program may say the goods' alone, or nothing. */
export type SeenFigures = { seenTotalCents?: number | null; seenGoodsCents?: number | null };

/** Where what was shown is not what would be ordered: both figures, in whole cents. Else null. */
export function changedSinceShown(
  { seenTotalCents, seenGoodsCents }: SeenFigures,
  { totalCents, grossCents }: OrderFigures,
): { shownCents: number; nowCents: number } | null {
  const pairs = [
    { shownCents: seenTotalCents, nowCents: totalCents },
    { shownCents: seenGoodsCents, nowCents: grossCents },
  ];
  for (const { shownCents, nowCents } of pairs) {
    if (typeof shownCents === "number" && shownCents !== nowCents) return { shownCents, nowCents };
  }
  return null;
}
