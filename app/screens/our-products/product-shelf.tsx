import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import type { Category } from "../../shop/catalogue/product.ts";
import { CardList } from "../../ui/card-list.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";
import { type OwnBox, OwnBoxCard } from "./own-box-card.tsx";

/** How many cards stand in a row of a wide window (product-card.css). */
const CARDS_IN_A_ROW = 4;

type Props = {
  kind: Category | null;
  products: readonly CardProduct[];
  /** Ends with the box that the visitor fills. */
  ownBox?: OwnBox | undefined;
};

/** Cards under the name of their kind, if it has one to show. */
export function ProductShelf({ kind, products, ownBox }: Props) {
  const text = useText("our-products");
  const { onCartForm } = useCart();
  const heading = kind ? "h3" : "h2";
  const last = ownBox && <OwnBoxCard {...ownBox} heading={heading} beside={products.length % CARDS_IN_A_ROW} />;
  return (
    <>
      {kind && <h2>{text(`categories.${kind}`)}</h2>}
      <CardList products={products} onCartForm={onCartForm} heading={heading} last={last} />
    </>
  );
}
