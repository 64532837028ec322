import type { Language } from "../i18n/languages.ts";
import { ADDRESSES, inLanguage, matchScreen } from "./paths.ts";
import { withQuery } from "./with-query.ts";

const LOCAL_PATH = /^\/(?![/\\])[A-Za-z0-9@\-%_~/]*(\?[^#\s\\\p{Cc}\p{Cs}]*)?(#[^\s\\\p{Cc}\p{Cs}]*)?$/u;
const MAX_LENGTH = 2000;
/** What a header may not hold as it is: `Location` is printable ASCII. */
const BEYOND_ASCII = /[^\x21-\x7e]+/g;

/**
 * A path of this site as a form's `from` or `redirectTo` may name it (a slash, letters, digits and `@ - % _ ~ /`, with
 * optional query and fragment), fit for a header: letters beyond ASCII are percent-encoded, as browsers do.
 * Null for anything else, above all `//host`, `/\host` and control characters.
 */
export function localPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !LOCAL_PATH.test(text)) return null;
  const path = text.replace(BEYOND_ASCII, encodeURIComponent);
  return path.length <= MAX_LENGTH ? path : null;
}

/** Pages without a slug, where a partner's button leads: they say their language in their query. */
const SAY_LANGUAGE_IN_QUERY: readonly string[] = [ADDRESSES.takeCart, ADDRESSES.cart];

/** A path of this site in a language, with its query and hash; null for what is no page of ours. */
export function pageIn(language: Language, path: string): string | null {
  const { pathname } = new URL(path, "http://here");
  if (SAY_LANGUAGE_IN_QUERY.includes(pathname)) return withQuery(path, "lang", language);
  return matchScreen(pathname) ? inLanguage(path, language) : null;
}

/** A path of this site as `localPath` reads it, in a language: a page's is that page's there, any other stays. Null for anything else. */
export function localPathIn(language: Language, text: unknown): string | null {
  const path = localPath(text);
  return path && (pageIn(language, path) ?? path);
}
