import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { countOf } from "../../shop/cart/cart.ts";
import { fillBox } from "../../shop/cart/change-cart.ts";
import type { DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useCart } from "./cart-context.tsx";

/** What a box that is not full asks for before it leads to the checkout: its missing bottles. */
export function MissingBottles({ lines }: { lines: DetailedLine[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className="button-row cart-fill">
      {canFill(lines) && <FillBoxForm />}
      <Link className="button button-secondary" to={pathTo("our-products", language)}>
        {text("cart.choose")}
      </Link>
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
