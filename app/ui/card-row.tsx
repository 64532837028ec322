import type { FormEvent } from "react";
import { CardList } from "./card-list.tsx";
import type { CardProduct } from "./product-card.tsx";

type Props = {
  title: string;
  products: readonly CardProduct[];
  /** As of each card. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  kept?: boolean;
  className?: string;
};

/** Product cards under a heading of their own; nothing without products. */
export function CardRow({ title, products, onCartForm, kept, className }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <CardList products={products} onCartForm={onCartForm} heading="h3" kept={kept} />
    </section>
  );
}
