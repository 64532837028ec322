import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { CATEGORIES } from "../../shop/catalogue/product.ts";
import { type ListFilter, queryOfFilter } from "../../shop/catalogue/product-list.ts";
import { Link } from "../../ui/link.tsx";

/** The categories, one link each, so that they need no button and no script; prices and order are kept. */
export function CategoryLinks({ filter }: { filter: ListFilter }) {
  const text = useText("our-products");
  const language = useLanguage();
  return (
    <nav className="products-categories" aria-label={text("category")}>
      <ul className="plain-list">
        {[null, ...CATEGORIES].map((category) => (
          <li key={category}>
            <Link
              to={pathTo("our-products", language, {}, queryOfFilter({ ...filter, category }))}
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
