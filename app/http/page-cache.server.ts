import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Clock, SECONDS } from "../platform/system/clock.ts";

/** How long a stored page may be shown though another server may have sold the last bottle; orders check again anyway. */
const LIFE_MS = 60 * SECONDS;
const MEGABYTE = 1024 * 1024;
/** About 500 pages: every public page in every language, with room for the filters that people use. */
const MAX_BYTES = 48 * MEGABYTE;
/** What a page takes beside its body: both compressed forms together are smaller than the body, and headers. */
const COPIES = 2;
const HEADERS_BYTES = 2048;

export type Encoding = "br" | "gzip" | "identity";

export type CachedPage = {
  headers: Record<string, string>;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  storedAt: number;
  /** Whether its best compression is done or under way. */
  polished: boolean;
};

// Compressed by another thread: meanwhile this one makes the next page.
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text in an encoding, made fast. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? compress.br(body, FAST_BROTLI) : compress.gzip(body);
}

/**
 * Keeps the finished bytes of pages that are the same for every visitor without a cookie of ours, as many as fit; what was
 * not asked for the longest goes first. A page is compressed as well as can be once it is asked for again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #now: Clock;
  #polishing = false;

  constructor(now: Clock, maxBytes = MAX_BYTES) {
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOfPage });
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || this.#now() - page.storedAt > LIFE_MS) return undefined;
    if (!page.polished && !this.#polishing) void this.#polish(page);
    return page;
  }

  /** The page however old it is: better than none while the database is away. */
  findExpired(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  store(key: string, headers: Record<string, string>, body: Buffer): void {
    this.#pages.set(key, { headers, bodies: { identity: body }, storedAt: this.#now(), polished: false });
  }

  /** Lets every page expire: called when what pages show has changed (stock, prices, texts). */
  clear(): void {
    for (const page of this.#pages.values()) page.storedAt = Number.NEGATIVE_INFINITY;
  }

  /** How much memory the pages may take at present, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Compresses a page as well as brotli can, 35 ms of one core: one page at a time, so that the other threads are free for new ones. */
  async #polish(page: CachedPage): Promise<void> {
    this.#polishing = true;
    page.polished = true;
    const body = page.bodies.identity;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    try {
      page.bodies.br = await compress.br(body, best);
    } finally {
      this.#polishing = false;
    }
  }
}

/** A page's bytes in an encoding, made when they are first asked for. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies[encoding];
  if (known) return known;
  const made = await encoded(page.bodies.identity, encoding);
  page.bodies[encoding] ??= made;
  return page.bodies[encoding] ?? made;
}

function bytesOfPage({ bodies }: CachedPage): number {
  return bodies.identity.length * COPIES + HEADERS_BYTES;
}
