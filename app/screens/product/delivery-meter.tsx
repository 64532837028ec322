import { useCart } from "../../frame/cart/cart-context.tsx";
import { FreeDelivery } from "../../frame/cart/free-delivery.tsx";
import { useText } from "../../i18n/text.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { totals } from "../../shop/cart/totals.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";
import { useMoney } from "../../ui/price.tsx";

type Props = {
  boxed: boolean;
  /** Goods worth this much, in whole cents, travel free at home; null: never. */
  freeFromCents: number | null;
};

/**
 * How a box is filled, and from when delivery is free. The page tells it of every cart; as soon as a script knows this
 * visitor's own, it tells of that.
 */
export function DeliveryMeter({ boxed, freeFromCents }: Props) {
  const { lines } = useCart();
  const known = lines.length > 0 ? totals(lines) : null;
  return (
    <div className="meter" aria-live="polite">
      {boxed && <Box missing={known && known.boxes > 0 ? known.bottlesToFillBox : null} />}
      {freeFromCents !== null && (
        <ToFreeDelivery freeFromCents={freeFromCents} grossCents={known?.grossCents ?? null} />
      )}
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

/** The bar of this visitor's cart; the plain promise as long as nothing is known of one. */
function ToFreeDelivery({ freeFromCents, grossCents }: { freeFromCents: number; grossCents: number | null }) {
  const text = useText("product");
  const money = useMoney();
  if (grossCents === null) return <p>{text("delivery.freeFrom", { price: money(freeFromCents) })}</p>;
  return <FreeDelivery freeFromCents={freeFromCents} grossCents={grossCents} />;
}
