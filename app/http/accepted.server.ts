import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Encoding } from "./encodings.server.ts";

/** Browsers send few different headers, and each is parsed once; the limit keeps invented ones from filling the memory. */
const MAX_HEADERS_KEPT = 200;
const SMALLEST_FIRST = ["br", "gzip"] as const;
const encodings = new LRUCache<string, Encoding>({ max: MAX_HEADERS_KEPT });
const codings = new LRUCache<string, boolean>({ max: MAX_HEADERS_KEPT });
const takers = new LRUCache<string, boolean>({ max: MAX_HEADERS_KEPT });

/** The encoding that makes texts smallest of those that the visitor's browser takes (RFC 9110, section 12.5.3). */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? "");
  const known = encodings.get(header);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  const encoding = SMALLEST_FIRST.find((one) => taken.includes(one)) ?? "identity";
  encodings.set(header, encoding);
  return encoding;
}

/** Whether a browser takes what is compressed with a dictionary; "*" says nothing of that. */
export function takesEncoding(accepted: string | string[] | undefined, encoding: "dcb" | "dcz"): boolean {
  const header = String(accepted ?? "");
  if (!header.includes(encoding)) return false;
  const key = `${encoding} ${header}`;
  const known = codings.get(key);
  if (known !== undefined) return known;
  const takes = new Negotiator({ headers: { "accept-encoding": header } }).encodings([encoding]).includes(encoding);
  codings.set(key, takes);
  return takes;
}

/** Whether somebody asks for as few bytes as possible. @param header of `Save-Data`: "on", whatever parameters may follow */
export function asksToSaveData(header: string | string[] | null | undefined): boolean {
  return /^\s*on\s*(?:;|$)/i.test(String(header ?? ""));
}

/** Whether a client accepts a page or JSON, which is what stored answers are; all others are answered by the application. */
export function takesPageOrJson(accept: string | undefined): boolean {
  if (accept === undefined) return true;
  const known = takers.get(accept);
  if (known !== undefined) return known;
  const takes = new Negotiator({ headers: { accept } }).mediaTypes(["text/html", "application/json"]).length > 0;
  takers.set(accept, takes);
  return takes;
}

/** Whether a picture is asked for to be shown in a page or a mail, of any site; `Sec-Fetch-Site` is missing in older browsers and mail programs. */
export function asksForPicture(accept: string | null | undefined): boolean {
  return accept?.startsWith("image/") === true;
}
