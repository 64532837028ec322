import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { hasPriceLimit, type ListFilter, queryOfFilter } from "../../shop/catalogue/product-list.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import type { NothingDescription } from "./describe-nothing.server.ts";

type Props = {
  filter: ListFilter;
  words: NothingDescription;
  /** Whether there is something else to show. */
  hasNearest: boolean;
  children: ReactNode;
};

/** An empty list, the ways back to a full one, and the nearest matches. */
export function NoProducts({ filter, words, hasNearest, children }: Props) {
  const language = useLanguage();
  const { category } = filter;
  const anyPrice = queryOfFilter({ ...filter, fromCents: null, toCents: null });
  return (
    <>
      <section className="products-none">
        <Scene name="empty-glass" className="products-none-drawing" first />
        <h2>{words.title}</h2>
        <p>{words.advice}</p>
        <div className="button-row">
          {hasPriceLimit(filter) && category && (
            <ButtonLink href={pathTo("our-products", language, {}, anyPrice)}>{words.anyPrice}</ButtonLink>
          )}
          <ButtonLink kind="secondary" href={pathTo("our-products", language)}>
            {words.all}
          </ButtonLink>
        </div>
      </section>
      {hasNearest && (
        <section>
          <h2 className="products-nearest">{words.nearest}</h2>
          {children}
        </section>
      )}
    </>
  );
}
