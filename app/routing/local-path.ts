import type { Language } from "../i18n/languages.ts";
import { inLanguage, matchScreen } from "./paths.ts";

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

/** A path of this site as `localPath` reads it, in a language: a screen's is that screen's there, any other stays. Null for anything else. */
export function localPathIn(language: Language, text: unknown): string | null {
  const path = localPath(text);
  return path !== null && matchScreen(new URL(path, "http://here").pathname) ? inLanguage(path, language) : path;
}
