import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { MAX_QUERY_LENGTH } from "../../shop/search/query.ts";
import { Button } from "../../ui/button.tsx";

const FIELD = "q";

/** A plain form of the address; with scripts, suggestions load once the field has the focus, and none before. */
export function SearchForm({ query }: { query: string }) {
  const text = useText("search");
  const language = useLanguage();
  const { field, Suggestions, onFocus } = useSuggestionsOnFocus();
  return (
    <search>
      <form className="search-form" action={pathTo("search", language)}>
        <label className="field-label" htmlFor={FIELD}>
          {text("label")}
        </label>
        <input
          key={query}
          ref={field}
          className="input"
          type="search"
          id={FIELD}
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={onFocus}
        />
        <Button>{text("submit")}</Button>
        {Suggestions && <Suggestions key={query} fieldId={FIELD} />}
      </form>
    </search>
  );
}

/** What shows suggestions, once somebody is in the field. */
function useSuggestionsOnFocus() {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<{ fieldId: string }> | null>(null);
  async function onFocus() {
    const loaded = await import("./suggestions.tsx").catch(() => null);
    if (loaded) setSuggestions(() => loaded.default);
  }
  // Somebody may have been in the field before scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when they have come
  useEffect(() => {
    if (document.activeElement === field.current) onFocus();
  }, []);
  return { field, Suggestions, onFocus };
}
