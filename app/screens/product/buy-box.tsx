import { useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, assetPath, pathTo } from "../../routing/paths.ts";
import { FEE_PER_BOTTLE_CENTS } from "../../shop/cart/bottle-fee.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { mostToAdd, stockState } from "../../shop/catalogue/product-properties.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Price, useMoney } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { DeliveryMeter } from "./delivery-meter.tsx";
import { Companions } from "./related-products.tsx";

type Props = {
  product: Pick<Product, "id" | "slug" | "name" | "year" | "priceCents" | "stock" | "boxed" | "alcoholTenths">;
  /** How it is packed, in words. */
  packing: string;
  /** What it costs where readers of the page's language live; null where no price is set. */
  delivery: ShippingPrice | null;
  /** What leads to where an address is left; undefined where it is not sold out. */
  tellMe?: string | undefined;
  /** What is there instead where it is sold out; null where it is not. */
  instead: ComponentProps<typeof Companions> | null;
};

/** The form that the bar's button sends as well. */
const MAIN_FORM = "buy";

/** Stock, and the forms that put bottles or a whole box into the cart. */
export function BuyBox({ product, tellMe, instead }: Omit<Props, "packing" | "delivery">) {
  const text = useText("product");
  const language = useLanguage();
  const { slug, stock, boxed } = product;
  return (
    <section className={instead ? "product-buy product-gone" : "product-buy"} aria-label={text("buy")}>
      <StockLine stock={stock} />
      {tellMe && (
        <p className="product-add">
          <ButtonLink href={pathTo("back-in-stock", language, { slug })}>{tellMe}</ButtonLink>
        </p>
      )}
      {stock > 0 && <AddSome product={product} />}
      {boxed && stock >= BOTTLES_PER_BOX && <AddBox product={product} />}
      {instead && <Companions {...instead} />}
    </section>
  );
}

/** What delivery costs, and what the price includes; sold-out products are not delivered. */
export function BuyTerms({ product: { boxed, alcoholTenths }, packing, delivery, instead }: Props) {
  const text = useText("product");
  const language = useLanguage();
  const money = useMoney();
  return (
    <div className="product-terms">
      {!instead && <DeliveryMeter boxed={boxed} packing={packing} delivery={delivery} />}
      <p className="small quiet">
        {`${text("taxIncluded")} ${boxed ? `${text("fee", { fee: money(FEE_PER_BOTTLE_CENTS) })} ` : ""}`}
        <Link to={pathTo("delivery", language)}>{text("delivery.link")}</Link>
        {alcoholTenths > 0 ? `. ${text("adultsOnly")}` : "."}
      </p>
    </div>
  );
}

/** Price and button at the foot of a phone's screen, while the form itself is out of sight; its sheet knows when. */
export function BuyBar({ product: { id, name, priceCents, stock } }: Pick<Props, "product">) {
  const card = useText("product-card");
  if (stock <= 0) return null;
  return (
    <div className="product-bar">
      <img src={assetPath(id, "thumb")} alt="" width="20" height="50" loading="lazy" />
      <p>
        <b>{name}</b>
        <Price cents={priceCents} kuna />
      </p>
      <Button form={MAIN_FORM}>{card("add")}</Button>
    </div>
  );
}

function StockLine({ stock }: { stock: number }) {
  const [text, card] = [useText("product"), useText("product-card")];
  const state = stockState(stock);
  const sentence = { none: card("outOfStock"), few: card("left", { count: stock }), plenty: text("inStock") }[state];
  return <p className={`product-stock product-stock-${state}`}>{sentence}</p>;
}

function AddSome({ product }: Pick<Props, "product">) {
  const [text, card] = [useText(), useText("product-card")];
  const { id, stock } = product;
  const name = nameWithYear(product);
  return (
    <CartForm productId={id} id={MAIN_FORM}>
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

function AddBox({ product: { id, priceCents } }: Pick<Props, "product">) {
  const text = useText("product");
  const money = useMoney();
  return (
    <CartForm productId={id}>
      <input type="hidden" name="quantity" value={BOTTLES_PER_BOX} />
      <Button kind="secondary">{text("addBox", { price: money(priceCents * BOTTLES_PER_BOX) })}</Button>
    </CartForm>
  );
}

function CartForm({ productId, id, children }: { productId: string; id?: string; children: ReactNode }) {
  const { onCartForm } = useCart();
  const { pathname, search } = useLocation();
  return (
    <form id={id} className="product-add" method="post" action={ADDRESSES.cart} onSubmit={onCartForm}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  );
}
