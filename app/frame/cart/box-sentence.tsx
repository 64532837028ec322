import { useText } from "../../i18n/text.ts";
import type { Totals } from "../../shop/cart/totals.ts";

type Boxes = Pick<Totals, "boxes" | "bottlesToFillBox">;

/** How full the last box is, in words; while bottles are missing, why a full box is required. */
export function BoxSentence({ boxes, bottlesToFillBox }: Boxes) {
  const text = useText();
  const sentence = useBoxSentence({ boxes, bottlesToFillBox });
  if (bottlesToFillBox === 0) return <p className="cart-box cart-box-full">{sentence}</p>;
  return (
    <p className="cart-box">
      {sentence} <small>{text("cart.minimum")}</small>
    </p>
  );
}

/** How many bottles the last box still takes; with several boxes, the sentence says which one it means. */
export function useBoxSentence({ boxes, bottlesToFillBox: count }: Boxes): string {
  const text = useText();
  if (count === 0) return text("cart.full", { count: boxes });
  return boxes > 1 ? text("cart.fillNext", { count, box: boxes }) : text("cart.fill", { count });
}
