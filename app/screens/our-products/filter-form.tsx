import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import {
  filterFromQuery,
  type ListFilter,
  PRICE_PATTERN,
  queryOfFilter,
  SORTS,
} from "../../shop/catalogue/product-list.ts";
import { decimal } from "../../shop/catalogue/product-properties.ts";
import { Button } from "../../ui/button.tsx";

/** Price filter and sorting, as a plain form of the address; with scripts a change applies at once and the address stays short. */
export function FilterForm({ filter }: { filter: ListFilter }) {
  const text = useText("our-products");
  const language = useLanguage();
  const navigate = useNavigate();
  const price = (cents: number | null) => (cents === null ? "" : decimal(cents / 100, language));
  const shown = { from: price(filter.fromCents), to: price(filter.toCents), sort: filter.sort };
  const form = useFieldsThatFollow(shown);

  function apply() {
    if (!form.current?.checkValidity()) return;
    const asked = filterFromQuery(queryOf(form.current));
    const query = queryOfFilter(asked);
    if (String(new URLSearchParams(query)) === String(new URLSearchParams(queryOfFilter(filter)))) return;
    navigate(pathTo("our-products", language, {}, query), { preventScrollReset: true });
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  return (
    <form ref={form} className="products-filter" action={pathTo("our-products", language)} onSubmit={onSubmit}>
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      <PriceFields shown={shown} onBlur={apply} />
      <SortField shown={shown.sort} onChange={apply} />
      <Button kind="secondary">{text("apply")}</Button>
    </form>
  );
}

type PriceFieldsProps = { shown: Record<"from" | "to", string>; onBlur(): void };

function PriceFields({ shown, onBlur }: PriceFieldsProps) {
  const text = useText("our-products");
  return (
    <fieldset className="products-prices">
      <legend className="visually-hidden">{text("price")}</legend>
      {(["from", "to"] as const).map((name) => (
        <label key={name}>
          {text(name)}
          <input
            className="input"
            name={name}
            defaultValue={shown[name]}
            inputMode="decimal"
            pattern={PRICE_PATTERN}
            title={text("priceHint")}
            onBlur={onBlur}
          />
        </label>
      ))}
      <span aria-hidden>€</span>
    </fieldset>
  );
}

function SortField({ shown, onChange }: { shown: string; onChange(): void }) {
  const text = useText("our-products");
  return (
    <label className="products-sort">
      <span className="visually-hidden">{text("sort")}</span>
      <select className="input select" name="sort" defaultValue={shown} onChange={onChange}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries);
}

/** When the list changes by a link or the back button, the fields say what it shows; the one in use is left alone. */
function useFieldsThatFollow({ from, to, sort }: Record<"from" | "to" | "sort", string>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries({ from, to, sort })) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && field !== document.activeElement) field.value = value;
    }
  }, [from, to, sort]);
  return form;
}
