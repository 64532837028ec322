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

/** Product cards, in rows of two, or of four in a wide window. Where the last row would end early, its last cards are two places wide. */
export function CardList({ products, last, ...card }: Props) {
  const count = products.length;
  return (
    <ul className="product-cards plain-list">
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
  return inTwo + widthInFour(fromEnd, count % 4, last);
}

/** What stands behind the cards fills two places by itself, or one. */
function widthInFour(fromEnd: number, inLastRow: number, last: ReactNode): string {
  if (inLastRow === 0 || fromEnd > inLastRow || (last && inLastRow > 1)) return "";
  if (inLastRow < 3) return "beside-in-4 ";
  return fromEnd === 1 ? "wide-in-4 " : "";
}
