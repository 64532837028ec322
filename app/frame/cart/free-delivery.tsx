import { useText } from "../../i18n/text.ts";
import { centsToFreeDelivery } from "../../shop/delivery/delivery.ts";
import { useMoney } from "../../ui/price.tsx";

type Props = {
  /** Goods worth this much, in whole cents, travel free at home. */
  freeFromCents: number;
  /** What the goods of the cart are worth, in whole cents, without the fee. */
  grossCents: number;
};

/** How much is missing to free delivery at home, in words and as a bar (docs/rules.md "Ordering"). */
export function FreeDelivery({ freeFromCents, grossCents }: Props) {
  const text = useText();
  const money = useMoney();
  const missing = centsToFreeDelivery({ freeFromCents }, grossCents) ?? 0;
  const sentence = missing === 0 ? text("cart.freeDelivery") : text("cart.toFreeDelivery", { price: money(missing) });
  return (
    <p className="free-delivery">
      {sentence}
      <progress aria-label={sentence} max={freeFromCents} value={freeFromCents - missing} />
    </p>
  );
}
