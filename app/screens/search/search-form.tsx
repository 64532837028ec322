import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { MAX_QUERY_LENGTH } from "../../shop/search/query.ts";
import { Button } from "../../ui/button.tsx";

/** A plain form of the address. */
export function SearchForm({ query }: { query: string }) {
  const text = useText("search");
  const language = useLanguage();
  return (
    <search>
      <form className="search-form" action={pathTo("search", language)}>
        <label className="field-label" htmlFor="q">
          {text("label")}
        </label>
        <input
          key={query}
          className="input"
          type="search"
          id="q"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button>{text("submit")}</Button>
      </form>
    </search>
  );
}
