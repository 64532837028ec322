import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { CATEGORIES } from "../../shop/catalogue/product.ts";
import { type ListFilter, SORTS } from "../../shop/catalogue/product-list.ts";
import { Button } from "../../ui/button.tsx";

/** What to show of the shelf: a plain form that asks by the address; with scripts it asks at every change. */
export function ProductFilter({ filter }: { filter: ListFilter }) {
  const text = useText("our-products");
  const language = useLanguage();
  const submit = useSubmit();
  const { state } = useNavigation();
  const apply = (form: HTMLFormElement) => submit(form, { preventScrollReset: true, replace: true });
  const options = ["all", ...CATEGORIES] as const;
  const chosen = filter.category ?? "all";
  return (
    <Form
      method="get"
      action={pathTo("our-products", language)}
      className="products-filter"
      onChange={(event) => {
        // A price is asked for once it is written, not at every key.
        if (!isText(event.target)) apply(event.currentTarget);
      }}
      onBlur={(event) => {
        if (isText(event.target) && event.target.value !== event.target.defaultValue) apply(event.currentTarget);
      }}
      aria-busy={state === "loading"}
      preventScrollReset
    >
      <fieldset className="products-categories">
        <legend className="visually-hidden">{text("filter.category")}</legend>
        {options.map((option) => (
          <label key={option} className="products-category">
            <input type="radio" name="category" value={option} defaultChecked={option === chosen} />
            <span>{text(`categories.${option}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="products-refine">
        <PriceLimit name="from" label={text("filter.from")} cents={filter.fromCents} />
        <PriceLimit name="to" label={text("filter.to")} cents={filter.toCents} />
        <label className="products-sort">
          <span>{text("filter.sort")}</span>
          <select className="input select" name="sort" defaultValue={filter.sort}>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {text(`sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <Button kind="secondary">{text("filter.apply")}</Button>
      </div>
    </Form>
  );
}

function isText(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === "text";
}

function PriceLimit({ name, label, cents }: { name: string; label: string; cents: number | null }) {
  return (
    <label className="products-limit">
      <span>{label}</span>
      <input
        className="input"
        type="text"
        inputMode="decimal"
        name={name}
        maxLength={8}
        pattern="\s*[0-9]{1,5}([.,][0-9]{1,2})?\s*"
        defaultValue={cents === null ? "" : (cents / 100).toString().replace(".", ",")}
      />
    </label>
  );
}
