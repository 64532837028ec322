import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { type ListFilter, queryOfFilter } from "../../shop/catalogue/product-list.ts";
import { formatEuro } from "../../shop/money/money.ts";
import { Link } from "../../ui/link.tsx";

type Props = { filter: ListFilter; count: number };

/** How many products are shown, for screen readers until a filter is set, and the active filters: each is a link that removes it. */
export function ActiveFilters({ filter, count }: Props) {
  const text = useText("our-products");
  const language = useLanguage();
  const { category, fromCents, toCents } = filter;
  const on: [words: string, without: Partial<ListFilter>][] = [];
  if (category) on.push([text(`categories.${category}`), { category: null }]);
  if (fromCents !== null) on.push([text("on.from", { price: formatEuro(fromCents) }), { fromCents: null }]);
  if (toCents !== null) on.push([text("on.to", { price: formatEuro(toCents) }), { toCents: null }]);
  const listOf = (asked: ListFilter) => pathTo("our-products", language, {}, queryOfFilter(asked));
  return (
    <div className={on.length > 0 ? "products-on" : undefined}>
      <p role="status" className={on.length > 0 ? undefined : "visually-hidden"}>
        {text(on.length > 0 ? "count" : "countAll", { count })}
      </p>
      {on.map(([name, without]) => (
        <Link
          key={name}
          className="products-chip"
          to={listOf({ ...filter, ...without })}
          aria-label={text("on.remove", { name })}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
      {on.length > 1 && (
        <Link to={listOf({ ...filter, category: null, fromCents: null, toCents: null })} preventScrollReset>
          {text("on.clear")}
        </Link>
      )}
    </div>
  );
}
