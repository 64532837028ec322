import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, zstdCompress } from "node:zlib";
import type { PageDictionary } from "./page-dictionaries.server.ts";

/** How a body travels: compressed by brotli or gzip, or as it is. */
export type Encoding = "br" | "gzip" | "identity";

/** Brotli's quality for what is kept: 35 ms a page. */
export const BEST_BROTLI = 11;

/**
 * The qualities of brotli and gzip for what is compressed while its visitor waits, measured with the list of 92 kB: high takes 1.3 ms and
 * makes 18.3 kB, medium 0.5 ms and 20.3 kB, low 0.26 ms and a tenth more bytes.
 */
const QUALITIES = { high: { br: 5, gzip: 6 }, medium: { br: 3, gzip: 2 }, low: { br: 1, gzip: 1 } };
/** How much time a compression may take. */
export type Effort = keyof typeof QUALITIES;

/** The levels of zstd with a dictionary, likewise: 1.0 ms for 6.1 kB, 0.5 ms for 7.3 kB; brotli would take 2.4 ms for 6.0. */
const DICTIONARY_LEVELS: Record<Effort, number> = { high: 9, medium: 3, low: 1 };
/** A frame that decoders skip, for the dictionary's hash (RFC 9842, section 5). */
const DCZ_HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Brotli's quality for what is made while a visitor waits. */
export const FAST_BROTLI = QUALITIES.high.br;
/** How far back brotli looks, as a power of two: farther than any page is long; by itself it takes 16 times the memory. */
const WINDOW_BITS = 18;
const MIN_CHUNK_BYTES = 1024;

// Compressed by another thread: meanwhile this one makes the next page.
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), zstd: promisify(zstdCompress) };

/** A text in an encoding, made fast. */
export async function encoded(body: Buffer, encoding: Encoding, effort: Effort = "high"): Promise<Buffer> {
  if (encoding === "identity") return body;
  const quality = QUALITIES[effort][encoding];
  if (encoding === "gzip") return compress.gzip(body, { level: quality });
  const options = {
    // What comes out fits into one piece: each further one is a way to the other thread and back.
    chunkSize: Math.max(body.length, MIN_CHUNK_BYTES),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  };
  // The way to the other thread would cost more than the work.
  return effort === "low" ? brotliCompressSync(body, options) : compress.br(body, options);
}

/** A page as `dcz`, for a browser that has the dictionary, made fast. */
export async function encodedWith({ bytes, hash }: PageDictionary, body: Buffer, effort: Effort): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: DICTIONARY_LEVELS[effort] };
  return Buffer.concat([DCZ_HEADER, hash, await compress.zstd(body, { dictionary: bytes, params })]);
}
