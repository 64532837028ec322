import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";

const TAG_LENGTH = 22;
const MAX_TAGS_KEPT = 1000;

/** A weak tag, the same content in every encoding (RFC 9110, section 8.8.1): that of the page as all see it. */
export function tagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, TAG_LENGTH)}"`;
}

/** The tag of a page as one visitor sees it. */
export function tagWith(tag: string | undefined, texts: readonly Buffer[]): string | undefined {
  if (tag === undefined || texts.length === 0) return tag;
  const key = texts.reduce((all, text) => all + text.toString("latin1"), tag);
  const known = tags.get(key) ?? newTagWith(tag, texts);
  tags.set(key, known);
  return known;
}

const tags = new LRUCache<string, string>({ max: MAX_TAGS_KEPT });

function newTagWith(tag: string, texts: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return `${tag.slice(0, -1)}.${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
}

/** Whether the visitor has what a tag names: one tag, several, any (RFC 9110, section 13.1.2). */
export function isFresh({ headers }: IncomingMessage, etag: string | undefined): boolean {
  if (etag === undefined) return false;
  // Without their "Cache-Control: no-cache": scripts send it with every tag of their own, and want 304 nonetheless.
  return fresh({ "if-none-match": headers["if-none-match"] }, { etag });
}
