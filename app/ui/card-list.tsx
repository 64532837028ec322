import type { FormEvent, ReactNode } from "react";
import { type CardProduct, ProductCard } from "./product-card.tsx";
import { wideCards } from "./wide-cards.ts";

type Props = {
  products: readonly CardProduct[];
  /** The frame's `useCart().onCartForm`. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  heading?: "h2" | "h3";
  /** Whether the page knows them to be favourites. */
  kept?: boolean;
  /** What stands behind the cards, and how many places of their rows it takes. */
  last?: { card: ReactNode; places: number } | undefined;
};

/** Cards of products in rows that are full: where there are too few, the last of them take two places. */
export function CardList({ products, last, ...card }: Props) {
  const firstWide = products.length - wideCards(products.length + (last?.places ?? 0));
  return (
    <ul className="product-cards plain-list">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} wide={index >= firstWide} {...card} />
      ))}
      {last?.card}
    </ul>
  );
}
