import { brotliCompress, constants, gzipSync } from "node:zlib";
import { SECONDS } from "../platform/clock.ts";

/** How long a stored page may be shown though another server may have sold the last bottle; orders check again anyway. */
const LIFE_MS = 60 * SECONDS;
/** A crawler that walks every filter must not fill the memory: about 600 pages of 60 kB. */
const MAX_PAGES = 600;

export type Encoding = "br" | "gzip" | "identity";

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  storedAt: number;
  /** Whether its best compression is done or under way. */
  polished: boolean;
};

/**
 * Keeps the finished bytes of pages that are the same for every visitor without a cookie of ours. Such a page is
 * compressed at the best quality once it is asked for again, and sent without asking Remix (speed, "What follows").
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || this.#now() - page.storedAt > LIFE_MS) return undefined;
    if (!page.polished) polish(page);
    return page;
  }

  /** The page however old it is: better than none while the database is away. */
  findExpired(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  store(key: string, page: { status: number; headers: Record<string, string>; body: Buffer; br: Buffer }): void {
    if (this.#pages.size >= MAX_PAGES) this.#pages.delete(this.#pages.keys().next().value ?? "");
    this.#pages.set(key, {
      status: page.status,
      headers: page.headers,
      bodies: { identity: page.body, gzip: gzipSync(page.body), br: page.br },
      storedAt: this.#now(),
      polished: false,
    });
  }

  /** Lets every page expire: called when what pages show has changed (stock, prices, texts). */
  clear(): void {
    for (const page of this.#pages.values()) page.storedAt = Number.NEGATIVE_INFINITY;
  }
}

/** Compresses a page as well as brotli can, beside the requests: 35 ms of one core (speed). */
function polish(page: CachedPage): void {
  page.polished = true;
  const body = page.bodies.identity;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  brotliCompress(body, best, (error, bytes) => {
    if (!error) page.bodies.br = bytes;
  });
}
