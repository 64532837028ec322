import type { Language } from "../i18n/languages.ts";
import { isPage, languageOfPath } from "./paths.ts";

/**
 * Whether a script may follow a link from a page in a language, so that the frame stays and only the screen changes: to pages of the
 * same language, and to overlays of the present page. The texts of another language come with its document; pictures, calls and other
 * sites are no pages; and a hash stays with the browser, which takes the reader's focus there.
 */
export function isFollowedByScript(href: string, language: Language): boolean {
  if (href.startsWith("?")) return true;
  if (!/^\/(?!\/)[^#]*$/.test(href)) return false;
  const [pathname = ""] = href.split("?");
  return isPage(pathname) && languageOfPath(pathname) === language;
}
