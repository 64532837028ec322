import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import type { Category } from "../../shop/catalogue/product.ts";
import { type CardProduct, ProductCard } from "../../ui/product-card.tsx";
import { OwnBoxCard } from "./own-box-card.tsx";
import { ownBoxPlaces, wideCards } from "./wide-cards.ts";

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
  const places = ownBox ? ownBoxPlaces(products.length) : 0;
  const firstWide = products.length - wideCards(products.length + places);
  return (
    <>
      {kind && <h2>{text(`categories.${kind}`)}</h2>}
      <ul className="product-cards plain-list">
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            onCartForm={onCartForm}
            heading={heading}
            wide={index >= firstWide}
          />
        ))}
        {ownBox && <OwnBoxCard {...ownBox} heading={heading} wholeRow={places > 2} />}
      </ul>
    </>
  );
}
