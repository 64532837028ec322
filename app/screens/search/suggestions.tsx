import { useEffect, useState } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { Link } from "../../ui/link.tsx";
import { useMoney } from "../../ui/price.tsx";
import { useSuggestField } from "./use-suggest-field.ts";
import { type Suggested, useSuggestions } from "./use-suggestions.ts";

const LIST = "suggestions";
const optionId = (index: number) => `${LIST}-${index}`;

/** Something that may be meant: a link, chosen by the pointer or by the field's keys. */
type Option = { to: string; name: string; note?: string; picture?: string };

/**
 * The suggestions below a search field: a list that the field's keys move through while it keeps the focus (the combobox of the ARIA
 * patterns).
 * @param fieldId the id of the search field
 */
export default function Suggestions({ fieldId }: { fieldId: string }) {
  const [text, money, language] = [useText("search"), useMoney(), useLanguage()];
  const [active, setActive] = useState(-1);
  const { typed, isOpen: wanted, close } = useSuggestField(fieldId, { list: LIST, active, setActive, optionId });
  const found = useSuggestions(typed);
  const options =
    found &&
    optionsOf(found, money, { to: pathTo("search", language, {}, { q: typed }), name: text("all", { query: typed }) });
  const isOpen = wanted && options !== null && options.length > 1;

  useEffect(() => document.getElementById(fieldId)?.setAttribute("aria-expanded", String(isOpen)), [fieldId, isOpen]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {wanted && options && text("suggestionsCount", { count: options.length - 1 })}
      </p>
      <div className="suggestions" role="listbox" id={LIST} aria-label={text("suggestions")} hidden={!isOpen}>
        {isOpen &&
          options.map((option, index) => (
            <OptionLink
              key={option.to}
              {...option}
              id={optionId(index)}
              isActive={index === active}
              onFollowed={close}
            />
          ))}
      </div>
    </>
  );
}

function OptionLink({ to, name, note, picture, id, isActive, onFollowed }: Option & OptionState) {
  return (
    <Link
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The press would take the focus from the field, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollowed}
    >
      {picture && <img src={picture} width="24" height="60" alt="" />}
      <span>
        {name}
        {note && <small> {note}</small>}
      </span>
    </Link>
  );
}

type OptionState = { id: string; isActive: boolean; onFollowed(): void };

/** Products first, then pages, and last the page with every answer. */
function optionsOf({ products, pages }: Suggested, money: (cents: number) => string, all: Option): Option[] {
  return [
    ...products.map(({ name, year, media, price_with_tax, url }) => ({
      to: new URL(url).pathname,
      name: nameWithYear({ name, year }),
      note: money(Math.round(price_with_tax * 100)),
      picture: media.thumb,
    })),
    ...pages.map(({ name, url }) => ({ to: new URL(url).pathname, name })),
    all,
  ];
}
