import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import type { Category } from "../../shop/catalogue/product.ts";
import { CardList } from "../../ui/card-list.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";
import { ownBoxPlaces } from "../../ui/wide-cards.ts";
import { type OwnBox, OwnBoxCard } from "./own-box-card.tsx";

type Props = {
  kind: Category | null;
  products: readonly CardProduct[];
  /** Ends with the box that the visitor fills. */
  ownBox?: OwnBox | undefined;
};

/** Cards under the name of their kind, where there is one to name. */
export function ProductShelf({ kind, products, ownBox }: Props) {
  const text = useText("our-products");
  const { onCartForm } = useCart();
  const heading = kind ? "h3" : "h2";
  const places = ownBox ? ownBoxPlaces(products.length) : 0;
  const last = ownBox && { card: <OwnBoxCard {...ownBox} heading={heading} wholeRow={places > 2} />, places };
  return (
    <>
      {kind && <h2>{text(`categories.${kind}`)}</h2>}
      <CardList products={products} onCartForm={onCartForm} heading={heading} last={last} />
    </>
  );
}
