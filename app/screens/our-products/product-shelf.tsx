import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import type { Category } from "../../shop/catalogue/product.ts";
import { type CardProduct, ProductCard } from "../../ui/product-card.tsx";
import { OwnBoxCard } from "./own-box-card.tsx";

type Props = {
  kind: Category | null;
  products: readonly CardProduct[];
  /** Ends with the box that the visitor fills. */
  ownBox?: { picture?: string | undefined } | undefined;
};

/** Cards under the name of their kind, where there is one to name. */
export function ProductShelf({ kind, products, ownBox }: Props) {
  const text = useText("our-products");
  const { onCartForm } = useCart();
  const heading = kind ? "h3" : "h2";
  return (
    <>
      {kind && <h2>{text(`categories.${kind}`)}</h2>}
      <ul className="product-cards plain-list">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onCartForm={onCartForm} heading={heading} />
        ))}
        {ownBox && <OwnBoxCard {...ownBox} heading={heading} />}
      </ul>
    </>
  );
}
