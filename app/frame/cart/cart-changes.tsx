import { Fragment } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { DetailedCart } from "../../shop/cart/detailed-cart.ts";
import { Link } from "../../ui/link.tsx";
import { useCart } from "./cart-context.tsx";

/** How the catalogue has changed the cart since the visitor left it: sold out, gone, or fewer than wanted. */
export function CartChanges() {
  const text = useText();
  const { changes } = useCart();
  if (!changes) return null;
  const { soldOut, gone, lowered } = changes;
  return (
    <div className="notice notice-alert cart-changes">
      {soldOut.length > 0 && <SoldOut products={soldOut} />}
      {gone > 0 && <p>{text("cart.gone", { count: gone })}</p>}
      {lowered.length > 0 && <p>{text("cart.lowered", { names: lowered.join(", ") })}</p>}
    </div>
  );
}

/** Each leads to its page, which tells what there is instead, and when it is back. */
function SoldOut({ products }: { products: DetailedCart["soldOut"] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <p>
      {text("cart.soldOut")}
      {products.map(({ name, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 ? ", " : " "}
          <Link to={pathTo("product", language, { slug })}>{name}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Says that a change is kept on this device until the server can be reached. */
export function CartKept() {
  const text = useText();
  const { count } = useCart();
  return <p className="notice cart-changes">{text("cart.kept", { count })}</p>;
}
