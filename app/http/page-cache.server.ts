import { LRUCache } from "lru-cache";
import { type Clock, SECONDS } from "../platform/system/clock.ts";
import { BROTLI_WAYS, brotliParts } from "./compressed-parts.server.ts";
import {
  type CompressedTemplate,
  type Compressing,
  compressTemplate,
  dcbStart,
  filledCompressed,
  type StoredEncoding,
} from "./compressed-template.server.ts";
import { BEST_BROTLI, encoded, FAST_BROTLI } from "./encodings.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";
import { filledBody, type PageTemplate } from "./page-template.server.ts";

/** How long a stored page is fresh; what is known to have changed is dropped at once. */
const FRESH_MS = 60 * SECONDS;
/** For so long after that it is stale: still sent, while it is rendered anew. */
const STALE_WHILE_REVALIDATE_MS = 60 * SECONDS;
/** What a server may send at once on a new connection (RFC 6928), less its headers. */
const FIRST_FLIGHT_BYTES = 14_000;
/** More than any way of coding has saved of a page (55 bytes): one that is longer than that by the usual way fits by none. */
const WAYS_SAVE_BYTES = 100;
const MEGABYTE = 1024 * 1024;
/** About 500 pages: every public page in every language, with room for the filters that people use. */
const MAX_BYTES = 48 * MEGABYTE;
/** What a page takes beside its body: all compressed forms together are smaller than the body, and headers. */
const COPIES = 2;
const HEADERS_BYTES = 2048;

/** How a stored page may be sent. */
export type PageEncoding = StoredEncoding | "identity";

export type CachedPage = {
  /** 200, or 404 of the page that says that nothing is there. */
  status: number;
  headers: Record<string, string>;
  template: PageTemplate;
  /** That of its language, where there is one. */
  dictionary: PageDictionary | null;
  compressed: Partial<Record<StoredEncoding, CompressedTemplate>>;
  storedAt: number;
  /** Of which encodings the best compression is done or under way. */
  recompressed: Set<StoredEncoding>;
};

/** What was found under a key; `isStale`: it may be sent once more, and is to be rendered anew. */
type FoundPage = { page: CachedPage; isStale: boolean };

type PageCacheOptions = { maxBytes?: number; shownFirst?: string | null };

/**
 * Keeps the finished pages that are the same for many visitors but for their places, as many as fit; what was not asked for the
 * longest goes first. A page is compressed as well as can be once it is asked for again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #now: Clock;
  readonly #shownFirst: string | null;
  #clearedAt = 0;
  #recompressing = false;

  /** @param shownFirst the end of what a browser can show before the rest of a page has come; null where there is no such part */
  constructor(now: Clock, { maxBytes = MAX_BYTES, shownFirst = null }: PageCacheOptions = {}) {
    this.#now = now;
    this.#shownFirst = shownFirst;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOfPage });
  }

  /** @param encoding in which it is about to be sent */
  find(key: string, encoding: PageEncoding = "br"): FoundPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    const age = this.#now() - page.storedAt;
    // Of later than now: the clock was set back, and nobody knows how old it is.
    if (age < 0 || age > FRESH_MS + STALE_WHILE_REVALIDATE_MS) return undefined;
    const isWhole = page.template.gaps === undefined;
    if (isWhole && isBrotli(encoding) && !page.recompressed.has(encoding) && !this.#recompressing) {
      void this.#recompress(page, encoding);
    }
    return { page, isStale: age > FRESH_MS };
  }

  /** The page however old it is: better than none while the database is away. */
  findExpired(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  store(
    key: string,
    headers: Record<string, string>,
    template: PageTemplate,
    { status = 200, dictionary = null }: Partial<Pick<CachedPage, "status" | "dictionary">> = {},
  ): void {
    const made = { compressed: {}, storedAt: this.#now(), recompressed: new Set<StoredEncoding>() };
    this.#pages.set(key, { status, headers, template, dictionary, ...made });
  }

  /** Lets the pages expire in which a word stands, as a product's id in every page that shows it; without one every page. */
  clear(naming = ""): void {
    for (const page of this.#pages.values()) {
      if (page.template.body.includes(naming)) page.storedAt = Number.NEGATIVE_INFINITY;
    }
    this.#clearedAt += 1;
  }

  /** Changes when pages expire: what was begun before may show what is no longer so, and is not stored. */
  get clearedAt(): number {
    return this.#clearedAt;
  }

  /** How much memory the pages may take at present, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Compresses a page as well as brotli can, 35 ms of one core: one page at a time, so that the other threads are free for new ones. */
  async #recompress(page: CachedPage, encoding: "br" | "dcb"): Promise<void> {
    this.#recompressing = true;
    page.recompressed.add(encoding);
    try {
      const best = await bestCompressed(page, encoding, this.#shownFirst);
      if (best) page.compressed[encoding] = best;
    } finally {
      this.#recompressing = false;
    }
  }
}

/** A page's bytes in an encoding for one visitor. @param texts one for each of its places */
export function bytesFor(page: CachedPage, encoding: PageEncoding, texts: readonly Buffer[]): Buffer | Promise<Buffer> {
  if (encoding === "identity") return filledBody(page.template, texts);
  const known = page.compressed[encoding];
  return known ? filledCompressed(page.template, known, texts) : bytesMade(page, encoding, texts);
}

async function bytesMade(page: CachedPage, encoding: StoredEncoding, texts: readonly Buffer[]): Promise<Buffer> {
  const made = await compressedTemplate(page, encoding, { quality: FAST_BROTLI });
  if (!made) return encodedWhole(page, encoding, filledBody(page.template, texts));
  page.compressed[encoding] ??= made;
  return filledCompressed(page.template, made, texts);
}

function compressedTemplate(
  { template, dictionary }: CachedPage,
  encoding: StoredEncoding,
  how: Omit<Compressing, "dictionary">,
): Promise<CompressedTemplate | null> {
  return compressTemplate(template, encoding, {
    ...how,
    dictionary: encoding === "dcb" && dictionary ? dictionary : undefined,
  });
}

/**
 * What is shown first (the age gate) is compressed apart from the page that it covers, so that a browser shows it before that has come. It costs
 * 130 bytes: where they would make the page need a second round trip, however it is coded, it is compressed as a whole.
 */
async function bestCompressed(
  page: CachedPage,
  encoding: "br" | "dcb",
  shownFirst: string | null,
): Promise<CompressedTemplate | null> {
  const end = shownFirst !== null && encoding === "br" ? page.template.body.indexOf(shownFirst) : -1;
  const cuts = end < 0 ? [{}] : [{ atOnce: end + (shownFirst ?? "").length }, {}];
  let shortest: CompressedTemplate | null = null;
  for (const cut of cuts) {
    for (const way of BROTLI_WAYS) {
      const made = await compressedTemplate(page, encoding, { quality: BEST_BROTLI, ...cut, ...way });
      if (!made) break;
      if (made.bytes.length < (shortest?.bytes.length ?? Number.POSITIVE_INFINITY)) shortest = made;
      if (shortest && shortest.bytes.length <= FIRST_FLIGHT_BYTES) return shortest;
      if (made.bytes.length > FIRST_FLIGHT_BYTES + WAYS_SAVE_BYTES) break;
    }
  }
  return shortest;
}

/** One visitor's page, which could not be compressed as a template. */
async function encodedWhole({ dictionary }: CachedPage, encoding: StoredEncoding, body: Buffer): Promise<Buffer> {
  if (encoding !== "dcb" || !dictionary) return encoded(body, encoding === "gzip" ? "gzip" : "br");
  // With its dictionary, though it may point to nothing in it: brotli counts the words that it knows by itself behind those.
  return Buffer.concat([
    dcbStart(dictionary),
    ...(await brotliParts([body], { quality: FAST_BROTLI, dictionary: dictionary.bytes })),
  ]);
}

/** gzip is made once: its best is hardly shorter than its usual. */
function isBrotli(encoding: PageEncoding): encoding is "br" | "dcb" {
  return encoding === "br" || encoding === "dcb";
}

function bytesOfPage({ template }: CachedPage): number {
  return template.body.length * COPIES + HEADERS_BYTES;
}
