import { LRUCache } from "lru-cache";
import { type Clock, SECONDS } from "../platform/system/clock.ts";
import { type CompressedTemplate, compressTemplate, filledCompressed } from "./compressed-template.server.ts";
import { BEST_BROTLI, type Encoding, encoded, FAST_BROTLI } from "./encodings.server.ts";
import { filledBody, type PageTemplate } from "./page-template.server.ts";

/** How long a stored page may be shown before it is made anew; what is known to have changed is dropped at once. */
const LIFE_MS = 60 * SECONDS;
/** For so long after that it is still sent while a new one is being made. */
const LIFE_WHILE_REMADE_MS = 60 * SECONDS;
const MEGABYTE = 1024 * 1024;
/** About 500 pages: every public page in every language, with room for the filters that people use. */
const MAX_BYTES = 48 * MEGABYTE;
/** What a page takes beside its body: both compressed forms together are smaller than the body, and headers. */
const COPIES = 2;
const HEADERS_BYTES = 2048;

export type CachedPage = {
  /** 200, or 404 of the page that says that nothing is there. */
  status: number;
  headers: Record<string, string>;
  template: PageTemplate;
  compressed: Partial<Record<Encoding, CompressedTemplate>>;
  storedAt: number;
  /** Whether its best compression is done or under way. */
  polished: boolean;
};

/** What was found under a key; `isOld`: it is to be made anew. */
export type FoundPage = { page: CachedPage; isOld: boolean };

/**
 * Keeps the finished pages that are the same for many visitors but for their places, as many as fit; what was not asked for the
 * longest goes first. A page is compressed as well as can be once it is asked for again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #now: Clock;
  #clearedAt = 0;
  #polishing = false;

  constructor(now: Clock, maxBytes = MAX_BYTES) {
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOfPage });
  }

  find(key: string): FoundPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    const age = this.#now() - page.storedAt;
    if (age > LIFE_MS + LIFE_WHILE_REMADE_MS) return undefined;
    if (!page.polished && !this.#polishing) void this.#polish(page);
    return { page, isOld: age > LIFE_MS };
  }

  /** The page however old it is: better than none while the database is away. */
  findExpired(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  store(key: string, headers: Record<string, string>, template: PageTemplate, status = 200): void {
    this.#pages.set(key, { status, headers, template, compressed: {}, storedAt: this.#now(), polished: false });
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
  async #polish(page: CachedPage): Promise<void> {
    this.#polishing = true;
    page.polished = true;
    try {
      const best = await compressTemplate(page.template, "br", BEST_BROTLI);
      if (best) page.compressed.br = best;
    } finally {
      this.#polishing = false;
    }
  }
}

/** A page's bytes in an encoding for one visitor. @param texts one for each of its places */
export function bytesFor(page: CachedPage, encoding: Encoding, texts: readonly Buffer[]): Buffer | Promise<Buffer> {
  if (encoding === "identity") return filledBody(page.template, texts);
  const known = page.compressed[encoding];
  return known ? filledCompressed(page.template, known, texts) : bytesMade(page, encoding, texts);
}

async function bytesMade(
  page: CachedPage,
  encoding: CompressedTemplate["encoding"],
  texts: readonly Buffer[],
): Promise<Buffer> {
  const made = await compressTemplate(page.template, encoding, FAST_BROTLI);
  if (!made) return encoded(filledBody(page.template, texts), encoding);
  page.compressed[encoding] ??= made;
  return filledCompressed(page.template, made, texts);
}

function bytesOfPage({ template }: CachedPage): number {
  return template.body.length * COPIES + HEADERS_BYTES;
}
