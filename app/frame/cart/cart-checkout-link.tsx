import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { countOf } from "../../shop/cart/cart.ts";
import { fillBox } from "../../shop/cart/change-cart.ts";
import type { DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { totals } from "../../shop/cart/totals.ts";
import { BoxPlaces } from "../../ui/box-places.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useCart } from "./cart-context.tsx";

/** What comes next: full boxes lead to the checkout, a box that is not full asks for its missing bottles. */
export function CartCheckoutLink({ lines }: { lines: DetailedLine[] }) {
  const text = useText();
  const language = useLanguage();
  const { bottlesToFillBox: missing } = totals(lines);
  return (
    <div className="cart-onward">
      <div aria-live="polite">{missing > 0 && <BoxPrompt missing={missing} />}</div>
      {missing > 0 ? (
        <div className="button-row">
          {canFill(lines) && <FillBoxForm />}
          <Link className="button button-secondary" to={pathTo("our-products", language)}>
            {text("cart.choose")}
          </Link>
        </div>
      ) : (
        <Link className="button button-primary" to={pathTo("checkout", language)}>
          {text("cart.checkout")}
        </Link>
      )}
    </div>
  );
}

function BoxPrompt({ missing }: { missing: number }) {
  const text = useText();
  return (
    <p className="cart-prompt">
      <BoxPlaces taken={BOTTLES_PER_BOX - missing} />
      {text("cart.fill", { count: missing })}
    </p>
  );
}

/** Whether what is in stock of the cart's bottles brings the box any nearer to being full. */
function canFill(lines: DetailedLine[]) {
  return countOf(fillBox(lines)) > countOf(lines);
}

function FillBoxForm() {
  const text = useText();
  const { onCartForm } = useCart();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={ADDRESSES.cart} onSubmit={onCartForm}>
      <input type="hidden" name="intent" value="fillBox" />
      <input type="hidden" name="from" value={pathname + search} />
      <Button>{text("cart.fillBox")}</Button>
    </form>
  );
}
