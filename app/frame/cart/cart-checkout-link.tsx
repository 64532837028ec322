import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { countOf } from "../../shop/cart/cart.ts";
import { fillBox } from "../../shop/cart/change-cart.ts";
import type { DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { totals } from "../../shop/cart/totals.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import { BoxMeter } from "./box-meter.tsx";
import { useCart } from "./cart-context.tsx";

/** What comes next: full boxes lead to the checkout, with the total, which may be out of sight; a box that is not full asks for its missing bottles. */
export function CartCheckoutLink({ lines }: { lines: DetailedLine[] }) {
  const text = useText();
  const language = useLanguage();
  const { bottlesToFillBox: missing, totalCents } = totals(lines);
  return (
    <div className="cart-onward">
      <div aria-live="polite">
        {missing > 0 && (
          <>
            <BoxMeter missing={missing} />
            <p className="cart-minimum">{text("cart.minimum")}</p>
          </>
        )}
      </div>
      {missing > 0 ? (
        <div className="button-row">
          {canFill(lines) && <FillBoxForm />}
          <Link className="button button-secondary" to={pathTo("our-products", language)}>
            {text("cart.choose")}
          </Link>
        </div>
      ) : (
        <Link className="button button-primary" to={pathTo("checkout", language)}>
          <span>
            {text("cart.checkout")} · <Price cents={totalCents} />
          </span>
        </Link>
      )}
    </div>
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
