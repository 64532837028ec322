import { useText } from "../../i18n/text.ts";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * Shown before the form is filled in: an order of these lines will be refused.
 * @param refused whether the form's answer has already said so
 */
export function BoxNotFull({ refused }: { refused: boolean }) {
  const text = useText("checkout");
  const toCart = (
    <p>
      <Link to="?overlay=cartOpen" preventScrollReset>
        {text("openCart")}
      </Link>
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
