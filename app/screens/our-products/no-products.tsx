import type { ReactNode } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { type ListFilter, queryOfFilter } from "../../shop/catalogue/product-list.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RareDrawing } from "../../ui/drawings/scenes/rare-drawing.tsx";

type Props = {
  filter: ListFilter;
  /** Whether there is something else to show. */
  hasNearest: boolean;
  children: ReactNode;
};

/** An empty shelf, the ways back to a full one, and what comes nearest. */
export function NoProducts({ filter, hasNearest, children }: Props) {
  const text = useText("our-products");
  const language = useLanguage();
  const { category, fromCents, toCents } = filter;
  const anyPrice = queryOfFilter({ ...filter, fromCents: null, toCents: null });
  const priced = fromCents !== null || toCents !== null;
  return (
    <>
      <section className="products-none">
        <RareDrawing name="emptyBox" className="products-none-drawing" />
        <h2>{text(category ? "empty.category" : "empty.price")}</h2>
        <p>{text(priced ? "empty.tryPrice" : "empty.tryCategory")}</p>
        <div className="button-row">
          {priced && category && (
            <ButtonLink href={pathTo("our-products", language, {}, anyPrice)}>{text("empty.anyPrice")}</ButtonLink>
          )}
          <ButtonLink kind="secondary" href={pathTo("our-products", language)}>
            {text("empty.all")}
          </ButtonLink>
        </div>
      </section>
      {hasNearest && (
        <section>
          <h2 className="products-nearest">{text("empty.nearest")}</h2>
          {children}
        </section>
      )}
    </>
  );
}
