import type { FormEvent } from "react";
import { CardList } from "./card-list.tsx";
import type { CardProduct } from "./product-card.tsx";

type Props = {
  title: string;
  products: readonly CardProduct[];
  /** As of each card. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  kept?: boolean;
  /** As of their list. */
  even?: boolean;
  className?: string;
};

/** Cards of products under a heading of their own; nothing where there are none. */
export function CardRow({ title, products, className, ...cards }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <CardList products={products} heading="h3" {...cards} />
    </section>
  );
}
