import { useNavigation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { CATEGORIES } from "../../shop/catalogue/product.ts";
import { filterFromQuery, type ListFilter, queryOfFilter } from "../../shop/catalogue/product-list.ts";
import { Link } from "../../ui/link.tsx";

/** The categories, a link each, so that they need neither button nor script; price filter and order are kept. */
export function CategoryLinks({ filter }: { filter: ListFilter }) {
  const text = useText("our-products");
  const language = useLanguage();
  const kept = useFilterOnItsWay() ?? filter;
  return (
    <nav className="products-categories" aria-label={text("category")}>
      <ul className="plain-list">
        {[null, ...CATEGORIES].map((category) => (
          <li key={category}>
            <Link
              to={pathTo("our-products", language, {}, queryOfFilter({ ...kept, category }))}
              aria-current={category === filter.category ? "true" : undefined}
              preventScrollReset
            >
              {text(`categories.${category ?? "all"}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filter that has been asked for and is not here yet: a price counts once its field is left, as it is by the press on a link. */
function useFilterOnItsWay(): ListFilter | null {
  const { location } = useNavigation();
  const isList = location?.pathname === pathTo("our-products", useLanguage());
  return isList ? filterFromQuery(new URLSearchParams(location.search)) : null;
}
