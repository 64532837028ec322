import { useCart } from "../../frame/cart/cart-context.tsx";
import { DeliveryCost } from "../../frame/cart/delivery-cost.tsx";
import { useText } from "../../i18n/text.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { totals } from "../../shop/cart/totals.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";
import { useMoney } from "../../ui/price.tsx";

/** What one box costs on its way to where readers of the page's language live. */
export type DeliveryPromise = Pick<ShippingPrice, "orderable" | "firstBoxCents" | "freeFromCents">;

type Props = {
  boxed: boolean;
  /** Null where no price is set. */
  delivery: DeliveryPromise | null;
};

/**
 * How a box is filled, and what delivery costs. The page tells it of every cart; as soon as a script knows this
 * visitor's own, it tells of that.
 */
export function DeliveryMeter({ boxed, delivery }: Props) {
  const { lines, delivery: price } = useCart();
  const known = lines.length > 0 ? totals(lines) : null;
  return (
    <div className="meter" aria-live="polite">
      {boxed && <Box missing={known && known.boxes > 0 ? known.bottlesToFillBox : null} />}
      {known && price ? <DeliveryCost price={price} parcel={known} /> : delivery && <CostOfBox {...delivery} />}
    </div>
  );
}

/** @param missing bottles to a full box; null where nothing is known of a cart */
function Box({ missing }: { missing: number | null }) {
  const [text, frame] = [useText("product"), useText()];
  const sentence =
    missing === null ? text("boxed") : missing > 0 ? frame("cart.fill", { count: missing }) : frame("cart.full");
  return (
    <p>
      <BoxPlaces taken={missing === null ? 0 : BOTTLES_PER_BOX - missing} />
      {sentence}
    </p>
  );
}

/** What one box costs, as long as nothing is known of a cart, and from when on none does. */
function CostOfBox({ orderable, firstBoxCents, freeFromCents }: DeliveryPromise) {
  const text = useText();
  const money = useMoney();
  const cost = money(firstBoxCents);
  if (freeFromCents !== null) return <p>{text("cart.freeFrom", { cost, price: money(freeFromCents) })}</p>;
  return <p>{text(orderable ? "cart.deliveryCost" : "cart.deliveryByInquiry", { cost, count: 1 })}</p>;
}
