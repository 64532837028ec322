import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { FEE_PER_BOTTLE_CENTS } from "../../shop/cart/bottle-fee.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { litrePriceCents, mostToAdd, stockState } from "../../shop/catalogue/product-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Price, useMoney } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";

type Props = { product: Product };

/** Price, stock, and the forms that put bottles or a whole box into the cart. */
export function BuyBox({ product }: Props) {
  const text = useText("product");
  const language = useLanguage();
  const { priceCents, stock, boxed, alcoholTenths } = product;
  const litreCents = litrePriceCents(product);
  const money = useMoney();
  return (
    <section className="product-buy" aria-label={text("buy")}>
      <Price cents={priceCents} kuna className="product-price" />
      <p className="small quiet">
        {litreCents !== null && `${text("perLitre", { price: money(litreCents) })} · `}
        {text("taxIncluded")} {boxed && `${text("fee", { fee: money(FEE_PER_BOTTLE_CENTS) })} `}
        <Link to={pathTo("delivery", language)}>{text("delivery")}</Link>
      </p>
      <StockLine stock={stock} />
      {stock > 0 && <AddSome product={product} />}
      {boxed && stock >= BOTTLES_PER_BOX && <AddBox product={product} />}
      <p className="small quiet">
        {boxed && `${text("boxed")} `}
        {alcoholTenths > 0 && text("adultsOnly")}
      </p>
    </section>
  );
}

function StockLine({ stock }: { stock: number }) {
  const [text, card] = [useText("product"), useText("product-card")];
  const state = stockState(stock);
  const sentence = { none: card("outOfStock"), few: card("left", { count: stock }), plenty: text("inStock") }[state];
  return <p className={`product-stock product-stock-${state}`}>{sentence}</p>;
}

function AddSome({ product }: Props) {
  const [text, card] = [useText(), useText("product-card")];
  const { id, stock } = product;
  const name = [product.name, product.year].filter(Boolean).join(" ");
  return (
    <CartForm productId={id}>
      <QuantityStepper
        id="quantity"
        name="quantity"
        label={text("cart.quantity")}
        defaultValue={1}
        max={mostToAdd(stock)}
        step={1}
        required
        decrease={{ "aria-label": text("cart.less", { name }) }}
        increase={{ "aria-label": text("cart.more", { name }) }}
      />
      <Button>{card("add")}</Button>
    </CartForm>
  );
}

function AddBox({ product: { id, priceCents } }: Props) {
  const text = useText("product");
  const money = useMoney();
  return (
    <CartForm productId={id}>
      <input type="hidden" name="quantity" value={BOTTLES_PER_BOX} />
      <Button kind="secondary">{text("addBox", { price: money(priceCents * BOTTLES_PER_BOX) })}</Button>
    </CartForm>
  );
}

function CartForm({ productId, children }: { productId: string; children: ReactNode }) {
  const { onCartForm } = useCart();
  const { pathname, search } = useLocation();
  return (
    <form className="product-add" method="post" action={ADDRESSES.cart} onSubmit={onCartForm}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  );
}
