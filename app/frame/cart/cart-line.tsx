import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES, assetPath } from "../../routing/paths.ts";
import type { DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { MAX_QUANTITY } from "../../shop/catalogue/quantity.ts";
import { BinIcon } from "../../ui/drawings/scenes/icons.tsx";
import { groundClasses } from "../../ui/ground.ts";
import { Price, useMoney } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";

type Props = { line: DetailedLine; onSubmit(event: FormEvent<HTMLFormElement>): void };

/** A line of the cart: one form; the pressed button says what to change. */
export function CartLineForm({ line, onSubmit }: Props) {
  const text = useText();
  const money = useMoney();
  const { productId, year, priceCents, quantity, stock } = line;
  return (
    <li className={`cart-line ${groundClasses(line)}`}>
      <img src={assetPath(productId, "thumb")} width="36" height="90" alt="" />
      <p className="cart-name">
        {line.name}
        <span className="cart-each">
          {year && `${year} · `}
          {text("cart.each", { price: money(priceCents) })}
        </span>
      </p>
      <Price className="cart-price" cents={priceCents * quantity} kuna />
      <QuantityForm line={line} onSubmit={onSubmit} />
      {quantity >= stock && <p className="cart-last">{text("cart.lastOnes")}</p>}
    </li>
  );
}

function QuantityForm({ line, onSubmit }: Props) {
  const text = useText();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const { productId, quantity, stock } = line;
  const name = nameWithYear(line);
  const most = Math.min(stock, MAX_QUANTITY);
  return (
    <form
      className="cart-form"
      method="post"
      action={ADDRESSES.cart}
      onSubmit={(event) => {
        onSubmit(event);
        if (event.defaultPrevented) setTyped(null);
      }}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="from" value={pathname + search} />
      <QuantityStepper
        id={`quantity-${productId}`}
        name="quantity"
        label={text("cart.quantityOf", { name })}
        value={typed ?? quantity}
        max={most}
        required
        onChange={({ target }) => setTyped(target.value)}
        decrease={{ ...changing("decrement"), disabled: quantity <= 1, "aria-label": text("cart.less", { name }) }}
        increase={{ ...changing("increment"), disabled: quantity >= most, "aria-label": text("cart.more", { name }) }}
        confirm={<SetButton idle={typed === null} />}
      />
      <button type="submit" className="cart-tool" {...changing("remove")} aria-label={text("cart.remove", { name })}>
        <BinIcon />
      </button>
    </form>
  );
}

/** A button that does not read the number, so that a bad one cannot hold it back. */
const changing = (intent: "decrement" | "increment" | "remove") =>
  ({ name: "intent", value: intent, formNoValidate: true }) as const;

/** Takes over the typed number; with scripts it is out of sight as long as nothing was typed. */
function SetButton({ idle }: { idle: boolean }) {
  const text = useText();
  return (
    <button
      type="submit"
      className={idle ? "cart-tool cart-set cart-set-idle" : "cart-tool cart-set"}
      name="intent"
      value="set"
      aria-label={text("cart.setQuantity")}
    >
      {text("cart.set")}
    </button>
  );
}
