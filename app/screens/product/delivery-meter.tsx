import { useBoxSentence } from "../../frame/cart/box-sentence.tsx";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { DeliveryCost } from "../../frame/cart/delivery-cost.tsx";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type Totals, totals } from "../../shop/cart/totals.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";

type Props = {
  boxed: boolean;
  /** How boxes are filled at all, or that none is needed. */
  packing: string;
  /** For readers of the page's language; null where no price is set. */
  delivery: ShippingPrice | null;
};

/** How a box fills, and what delivery costs. The page describes it for any cart; scripts replace that with the visitor's own. */
export function DeliveryMeter({ boxed, packing, delivery }: Props) {
  const { lines, delivery: present } = useCart();
  const known = lines.length > 0 ? totals(lines) : null;
  const price = present ?? delivery;
  return (
    <div className="meter" aria-live="polite">
      {boxed && known && known.boxes > 0 ? <Box {...known} /> : <Packing boxed={boxed} packing={packing} />}
      {price && <DeliveryCost price={price} parcel={known} />}
    </div>
  );
}

function Box(boxes: Totals) {
  const sentence = useBoxSentence(boxes);
  return (
    <p>
      {sentence}
      <BoxPlaces taken={BOTTLES_PER_BOX - boxes.bottlesToFillBox} />
    </p>
  );
}

/** While nothing is known of a cart's box. */
function Packing({ boxed, packing }: Pick<Props, "boxed" | "packing">) {
  return (
    <p>
      {packing}
      {boxed && <BoxPlaces taken={0} />}
    </p>
  );
}
