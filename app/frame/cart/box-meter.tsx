import { useText } from "../../i18n/text.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";

/** How full the last box is, drawn and in words. @param missing how many bottles it still takes */
export function BoxMeter({ missing }: { missing: number }) {
  const text = useText();
  return (
    <p className={missing > 0 ? "cart-prompt" : "cart-prompt cart-full"}>
      <BoxPlaces taken={BOTTLES_PER_BOX - missing} />
      {missing > 0 ? text("cart.fill", { count: missing }) : text("cart.full")}
    </p>
  );
}
