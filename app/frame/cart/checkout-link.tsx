import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Link } from "../../ui/link.tsx";

/** The link to the checkout once every box is full. */
export function CheckoutLink() {
  const text = useText();
  return (
    <Link className="button button-primary" to={pathTo("checkout", useLanguage())}>
      {text("cart.checkout")}
    </Link>
  );
}
