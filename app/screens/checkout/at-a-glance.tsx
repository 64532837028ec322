import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { countOf } from "../../shop/cart/cart.ts";
import type { OrderLine } from "../../shop/orders/order.ts";
import { OrderLines } from "../../ui/figures.tsx";
import { Link } from "../../ui/link.tsx";
import { useMoney } from "../../ui/price.tsx";

/** On a phone, above the form: how many bottles at which total; it unfolds into the lines. */
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

/** The way back to the cart, over the page: the form keeps what was filled in. */
export function EditCart() {
  const text = useText("checkout");
  return (
    <Link className="checkout-edit" to="?overlay=cartOpen" preventScrollReset>
      {text("editCart")}
    </Link>
  );
}

/** A link to log in, for the account fills in the form; afterwards the buyer returns to it. */
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
