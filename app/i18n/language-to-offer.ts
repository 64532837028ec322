import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOrDefault } from "./languages.ts";

/** Who reads one of these reads Croatian too: nothing is to be offered. */
const READ_AS_CROATIAN = ["bs", "sr", "sh"];

const MAX_HEADERS_KEPT = 500;
/** Browsers send few different headers; each is read once. Empty where one asks for none of the four languages. */
const read = new LRUCache<string, Language | "">({ max: MAX_HEADERS_KEPT });
const MAX_HEADER_LENGTH = 200;

/** The first of the four languages that an `Accept-Language` header asks for, or null. */
export function preferredLanguage(accepted: string): Language | null {
  if (accepted.length > MAX_HEADER_LENGTH) return firstOfOurs(accepted.slice(0, MAX_HEADER_LENGTH));
  const preferred = read.get(accepted) ?? firstOfOurs(accepted) ?? "";
  read.set(accepted, preferred);
  return preferred || null;
}

function firstOfOurs(accepted: string): Language | null {
  const wanted = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  const languages = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return languages.map((one) => (READ_AS_CROATIAN.includes(one) ? DEFAULT_LANGUAGE : one)).find(isLanguage) ?? null;
}

/**
 * The language to offer to a visitor who has chosen none: the one that the browser prefers, where the address (a path) is
 * written in another. Null: nothing to offer.
 */
export function languageToOffer(address: string, accepted: string | null | undefined): Language | null {
  if (!accepted) return null;
  const preferred = preferredLanguage(accepted);
  if (preferred === null) return null;
  const [, prefix] = /^\/([a-z]{2})(?![^/?#.])/.exec(address) ?? [];
  return preferred === languageOrDefault(prefix) ? null : preferred;
}
