import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body travels: compressed by brotli or gzip, or as it is. */
export type Encoding = "br" | "gzip" | "identity";

/** Brotli's quality for what is kept: 35 ms a page. */
export const BEST_BROTLI = 11;

/**
 * The qualities of brotli and gzip for what is made while visitors wait, measured with the list of 92 kB: alone a visitor waits 1.3 ms for
 * 18.3 kB, among several 0.5 ms for 20.3 kB.
 */
const QUALITIES = { alone: { br: 5, gzip: 6 }, amongSeveral: { br: 3, gzip: 2 } };
export type Waiting = keyof typeof QUALITIES;

/** Brotli's quality for what is made while a visitor waits. */
export const FAST_BROTLI = QUALITIES.alone.br;
/** How far back brotli looks, as a power of two: farther than any page is long; by itself it takes 16 times the memory. */
const WINDOW_BITS = 18;
const MIN_CHUNK_BYTES = 1024;

// Compressed by another thread: meanwhile this one makes the next page.
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A text in an encoding, made fast. */
export async function encoded(body: Buffer, encoding: Encoding, waiting: Waiting = "alone"): Promise<Buffer> {
  if (encoding === "identity") return body;
  const quality = QUALITIES[waiting][encoding];
  if (encoding === "gzip") return compress.gzip(body, { level: quality });
  return compress.br(body, {
    // What comes out fits into one piece: each further one is a way to the other thread and back.
    chunkSize: Math.max(body.length, MIN_CHUNK_BYTES),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}
