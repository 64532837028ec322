import {
  type BrotliCompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
} from "node:zlib";

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** How long gzip's checksum and length are, at its end. */
export const GZIP_SUMS_BYTES = 8;

export type BrotliSettings = {
  /** 0 to 11. */
  quality: number;
  /** How many of the last bits of a distance brotli codes apart (`NPOSTFIX`, RFC 7932, section 4): 0 to 3. */
  postfixBits?: number | undefined;
  /** How many short distances have codes of their own (`NDIRECT`, in the same place): 0 to 15, times 2 to the power of `postfixBits`. */
  directCodes?: number | undefined;
};

/** Ways of coding a text; which makes it shortest, by some eighty bytes, nobody can tell beforehand. The usual one first. */
export const BROTLI_WAYS = [0, 1, 2, 4, 8].flatMap((times) =>
  [0, 1, 2, 3].map((postfixBits) => ({ postfixBits, directCodes: times << postfixBits })),
);

/** The same in the words of `node:zlib`. */
export function brotliParams({ quality, postfixBits = 0, directCodes = 0 }: BrotliSettings): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
    [constants.BROTLI_PARAM_NDIRECT]: directCodes,
  };
}

/** The pieces as brotli writes them one after the other, each in whole bytes; the last with the end of the stream. */
export function brotliParts(
  pieces: readonly Buffer[],
  { dictionary, ...settings }: BrotliSettings & { dictionary?: Buffer | undefined },
): Promise<Buffer[]> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const params = { ...brotliParams(settings), [constants.BROTLI_PARAM_SIZE_HINT]: size };
  return flushedParts(
    createBrotliCompress(dictionary ? { params, dictionary } : { params }),
    constants.BROTLI_OPERATION_FLUSH,
    pieces,
  );
}

/** The pieces as gzip writes them, with its header before the first and its sums behind the last. @param body what they are together */
export async function gzipParts(pieces: readonly Buffer[], body: Buffer): Promise<Buffer[]> {
  const parts = await flushedParts(createDeflateRaw(), constants.Z_SYNC_FLUSH, pieces);
  const sums = Buffer.alloc(GZIP_SUMS_BYTES);
  sums.writeUInt32LE(crc32(body), 0);
  sums.writeUInt32LE(body.length, 4);
  return parts.map((part, index) => {
    if (index === 0) return Buffer.concat([GZIP_HEADER, part, ...(parts.length === 1 ? [sums] : [])]);
    return index === parts.length - 1 ? Buffer.concat([part, sums]) : part;
  });
}

async function flushedParts(
  stream: BrotliCompress | DeflateRaw,
  flush: number,
  pieces: readonly Buffer[],
): Promise<Buffer[]> {
  const parts: Buffer[][] = [];
  const failed = new Promise<never>((_, reject) => stream.once("error", reject));
  failed.catch(() => undefined);
  const ended = new Promise<void>((resolve) => stream.once("end", resolve));
  stream.on("data", (chunk: Buffer) => parts.at(-1)?.push(chunk));
  for (const piece of pieces) {
    parts.push([]);
    stream.write(piece);
    await Promise.race([failed, new Promise<void>((resolve) => stream.flush(flush, resolve))]);
  }
  stream.end();
  await Promise.race([failed, ended]);
  return parts.map((chunks) => Buffer.concat(chunks));
}

/** Bytes as they are, in the words of the format. @param bytes at most 65,535 */
export function storedBlock(encoding: "br" | "gzip", bytes: Buffer): Buffer {
  if (encoding === "gzip") {
    const header = Buffer.alloc(5);
    header.writeUInt16LE(bytes.length, 1);
    header.writeUInt16LE(~bytes.length & 0xffff, 3);
    return Buffer.concat([header, bytes]);
  }
  // Not the last (1 bit), a length of four nibbles (2 bits), one less than the length (16 bits), uncompressed (1 bit).
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), bytes]);
}
