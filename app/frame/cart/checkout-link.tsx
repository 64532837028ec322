import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";

/** The way on once every box is full; it says the total, in cents, which may be out of sight. */
export function CheckoutLink({ totalCents }: { totalCents: number }) {
  const text = useText();
  return (
    <Link className="button button-primary" to={pathTo("checkout", useLanguage())}>
      <span>
        {text("cart.checkout")} · <Price cents={totalCents} />
      </span>
    </Link>
  );
}
