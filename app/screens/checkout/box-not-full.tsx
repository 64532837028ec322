import { useText } from "../../i18n/text.ts";
import { Notice } from "../../ui/notice.tsx";

/** Said before the form is filled in: an order of these lines will be refused. @param refused whether the form's answer has said so */
export function BoxNotFull({ refused }: { refused: boolean }) {
  const text = useText("checkout");
  const toCart = (
    <p>
      <a href="?overlay=cartOpen">{text("openCart")}</a>
    </p>
  );
  if (refused) return toCart;
  return (
    <Notice tone="alert" title={text("formErrors.boxNotFull.title")}>
      <p>{text("formErrors.boxNotFull.message")}</p>
      {toCart}
    </Notice>
  );
}
