import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { totals } from "../../shop/cart/totals.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";
import { DeliveryCost } from "./delivery-cost.tsx";

type Props = {
  boxed: boolean;
  /** For readers of the page's language; null where no price is set. */
  delivery: ShippingPrice | null;
};

/**
 * How a box is filled, and what delivery costs. The page tells it of every cart; as soon as a script knows this
 * visitor's own, it tells of that.
 */
export function DeliveryMeter({ boxed, delivery }: Props) {
  const { lines, delivery: present } = useCart();
  const known = lines.length > 0 ? totals(lines) : null;
  const price = present ?? delivery;
  return (
    <div className="meter" aria-live="polite">
      {boxed && <Box missing={known && known.boxes > 0 ? known.bottlesToFillBox : null} />}
      {price && <DeliveryCost price={price} parcel={known} />}
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
