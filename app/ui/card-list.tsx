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

/**
 * Product cards, in rows of two, or of four in a wide window, where just three share the row in thirds. Where one or two are left for the last
 * row, they are two places wide; of three its fourth place stays free.
 */
export function CardList({ products, last, ...card }: Props) {
  const count = products.length;
  return (
    <ul className={`product-cards plain-list${count === 3 && !last ? " in-three" : ""}`}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} width={widthOf(count - index, count, last)} {...card} />
      ))}
      {last}
    </ul>
  );
}

/** A card's classes (product-card.css). @param fromEnd 1 for the last card */
function widthOf(fromEnd: number, count: number, last: ReactNode): string {
  const inTwo = count % 2 === 1 && fromEnd === 1 ? "beside-in-2 " : "";
  return isWideInFour(fromEnd, count % 4, last) ? `${inTwo}beside-in-4 ` : inTwo;
}

/** What stands behind the cards fills two places by itself, or one. */
function isWideInFour(fromEnd: number, inLastRow: number, last: ReactNode): boolean {
  return fromEnd <= inLastRow && inLastRow < (last ? 2 : 3);
}
