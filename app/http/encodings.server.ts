import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body travels: compressed by brotli or gzip, or as it is. */
export type Encoding = "br" | "gzip" | "identity";

/** Brotli's qualities: what is made while a visitor waits, 0.3 ms a page, and what is kept, 35 ms. */
export const FAST_BROTLI = 5;
export const BEST_BROTLI = 11;

// Compressed by another thread: meanwhile this one makes the next page.
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A text in an encoding, made fast. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compress.gzip(body);
  return compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI } });
}
