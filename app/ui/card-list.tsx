import type { FormEvent, ReactNode } from "react";
import { type CardProduct, ProductCard } from "./product-card.tsx";

type Props = {
  products: readonly CardProduct[];
  /** The frame's `useCart().onCartForm`. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  heading?: "h2" | "h3";
  /** Whether the page knows them to be favourites. */
  kept?: boolean;
  /** What stands behind the cards, two places wide. */
  last?: ReactNode;
};

/** Cards of products. */
export function CardList({ products, last, ...card }: Props) {
  const alone = products.length % 2 === 1 ? products.length - 1 : -1;
  return (
    <ul className="product-cards plain-list">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} wide={index === alone} {...card} />
      ))}
      {last}
    </ul>
  );
}
