import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";

/** What the server suggests for a query (docs/interface.md "Addresses"). */
export type Suggested = {
  products: {
    id: string;
    name: string;
    year: number | null;
    media: { thumb: string };
    price_with_tax: number;
    url: string;
  }[];
  pages: { name: string; url: string }[];
};

/** One letter means nothing yet. */
const MIN_LETTERS = 2;
/** Quick fingers are not asked about between two keys. */
const PAUSE_MS = 120;

/** The suggestions for a query; null until they are known. Earlier queries are not requested again. */
export function useSuggestions(query: string): Suggested | null {
  const language = useLanguage();
  const known = useRef(new Map<string, Suggested>());
  const [, setAnswered] = useState("");
  const wanted = query.length >= MIN_LETTERS ? query : null;
  useEffect(() => {
    if (wanted === null || known.current.has(wanted)) return;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const asked = new URLSearchParams({ q: wanted, lang: language });
      const data = await ask(`${ADDRESSES.searchSuggestions}?${asked}`, given.signal);
      if (data === null) return;
      known.current.set(wanted, data);
      setAnswered(wanted);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [wanted, language]);
  return wanted === null ? null : (known.current.get(wanted) ?? null);
}

/** Without an answer the field is what it was: a form. */
async function ask(address: string, signal: AbortSignal): Promise<Suggested | null> {
  try {
    const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as { data: Suggested }).data : null;
  } catch {
    return null;
  }
}
