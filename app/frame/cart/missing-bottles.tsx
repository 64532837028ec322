import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { boxFilling } from "../../shop/cart/change-cart.ts";
import type { DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useMoney } from "../../ui/price.tsx";
import { useCart } from "./cart-context.tsx";

/** The bottles that a box lacks, instead of the link to the checkout. */
export function MissingBottles({ lines }: { lines: DetailedLine[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className="button-row cart-fill">
      <FillBoxForm filling={boxFilling(lines)} />
      <Link className="button button-secondary" to={pathTo("our-products", language)}>
        {text("cart.choose")}
      </Link>
    </div>
  );
}

type Filling = ReturnType<typeof boxFilling>;

/** Fills the box by one press, and says with what and for how much; nothing where the stock brings the box no nearer to being full. */
function FillBoxForm({ filling }: { filling: Filling }) {
  const text = useText();
  const money = useMoney();
  const { onCartForm } = useCart();
  const { pathname, search } = useLocation();
  if (filling.length === 0) return null;
  const names = filling.map(({ line, more }) => `${more} × ${line.name}`).join(", ");
  const cents = filling.reduce((sum, { line, more }) => sum + line.priceCents * more, 0);
  return (
    <form method="post" action={ADDRESSES.cart} onSubmit={onCartForm}>
      <input type="hidden" name="intent" value="fillBox" />
      <input type="hidden" name="from" value={pathname + search} />
      <Button>
        {text("cart.fillBox")}
        <small>{`${names}, ${money(cents)}`}</small>
      </Button>
    </form>
  );
}
