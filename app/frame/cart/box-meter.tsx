import { useText } from "../../i18n/text.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import type { Totals } from "../../shop/cart/totals.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";

type Boxes = Pick<Totals, "boxes" | "bottlesToFillBox">;

/** How full the last box is, drawn and in words. */
export function BoxMeter({ boxes, bottlesToFillBox }: Boxes) {
  const sentence = useBoxSentence({ boxes, bottlesToFillBox });
  return (
    <p className={bottlesToFillBox > 0 ? "cart-prompt" : "cart-prompt cart-full"}>
      <BoxPlaces taken={BOTTLES_PER_BOX - bottlesToFillBox} />
      {sentence}
    </p>
  );
}

/** What the last of a cart's boxes still takes; where it is not the only one, the sentence says which. */
export function useBoxSentence({ boxes, bottlesToFillBox: count }: Boxes): string {
  const text = useText();
  if (count === 0) return text("cart.full", { count: boxes });
  return boxes > 1 ? text("cart.fillNext", { count, box: boxes }) : text("cart.fill", { count });
}
