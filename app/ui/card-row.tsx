import type { FormEvent } from "react";
import { type CardProduct, ProductCard } from "./product-card.tsx";

type Props = {
  title: string;
  products: readonly CardProduct[];
  /** As of each card. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  kept?: boolean;
  className?: string;
};

/** Cards of products under a heading of their own; nothing where there are none. */
export function CardRow({ title, products, onCartForm, kept, className }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ul className="product-cards plain-list">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onCartForm={onCartForm} heading="h3" kept={kept} />
        ))}
      </ul>
    </section>
  );
}
