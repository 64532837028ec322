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
  /** Whether the last cards grow until every row is full; else all are alike, as results are. */
  full?: boolean;
  /** What stands behind the cards, and how many places of their rows it takes. */
  last?: { card: ReactNode; places: number } | undefined;
};

/** Cards of products; in rows that are to be full the last of too few take two places. */
export function CardList({ products, full = false, last, ...card }: Props) {
  const wide = full ? wideCards(products.length + (last?.places ?? 0)) : 0;
  const firstWide = products.length - wide;
  return (
    <ul className="product-cards plain-list">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} wide={index >= firstWide} {...card} />
      ))}
      {last?.card}
    </ul>
  );
}
