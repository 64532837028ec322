import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { countOf } from "../../shop/cart/cart.ts";
import type { OrderLine } from "../../shop/orders/order.ts";
import { OrderLines } from "../../ui/figures.tsx";
import { Link } from "../../ui/link.tsx";
import { useMoney } from "../../ui/price.tsx";

/** On a phone, above the form: how much is ordered for how much; it unfolds into the lines. */
export function AtAGlance({ lines, totalCents }: { lines: OrderLine[]; totalCents: number }) {
  const text = useText("checkout");
  const money = useMoney();
  const what = lines.every(({ boxed }) => boxed) ? "bottles" : "items";
  return (
    <details className="checkout-glance fold">
      <summary>
        <span>
          <span className="field-note">{text("summary")}</span>
          {text(`glance.${what}`, { count: countOf(lines) })} · {money(totalCents)}
        </span>
      </summary>
      <OrderLines lines={lines} />
      <EditCart />
    </details>
  );
}

/** The way back to the cart, over the page: what was filled in stays. */
export function EditCart() {
  const text = useText("checkout");
  return (
    <Link className="checkout-edit" to="?overlay=cartOpen" preventScrollReset>
      {text("editCart")}
    </Link>
  );
}

/** An account fills the form in; whoever logs in comes back to it. */
export function LogInFirst() {
  const text = useText("checkout");
  const language = useLanguage();
  return (
    <p>
      {text("haveAccount")}{" "}
      <Link to={pathTo("login", language, {}, { redirectTo: pathTo("checkout", language) })}>{text("logIn")}</Link>
    </p>
  );
}
