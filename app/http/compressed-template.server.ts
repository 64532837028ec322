import { randomFillSync } from "node:crypto";
import { promisify } from "node:util";
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from "node:zlib";
import type { Encoding } from "./encodings.server.ts";
import { filledBody, overwritten, type PageTemplate, type Place } from "./page-template.server.ts";

/** A template compressed so that its places stand in it as they are: `offsets` are where they begin. */
export type CompressedTemplate = { encoding: Exclude<Encoding, "identity">; bytes: Buffer; offsets: readonly number[] };

/** Places this near to each other stand in one block, with what is between them: each block costs more than that. */
const NEAR_BYTES = 80;
/** The longest block that both formats hold uncompressed. */
const MAX_BLOCK_BYTES = 65_535;
/**
 * Brotli reads the first signs of a block by the two before it. So these two belong to the block of the places, and are the same for
 * every visitor.
 */
const AFTER_PLACE_BYTES = 2;
/** By chance a compressed part may point into the places; then it is tried with other bytes there. */
const MAX_TRIES = 3;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const GZIP_SUMS_BYTES = 8;

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Compresses a template: what is between the places as well as the quality says, the places as they are (an uncompressed meta-block of
 * RFC 7932, a stored block of RFC 1951), so that a visitor's texts can be written over them. A filled copy is decoded and compared.
 * @param quality brotli's, 0 to 11
 * @returns null where no try decoded to what it should
 */
export async function compressTemplate(
  template: PageTemplate,
  encoding: CompressedTemplate["encoding"],
  quality: number,
): Promise<CompressedTemplate | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = hiddenBlocks(template);
    const compressed = await compressWith(template, encoding, quality, seen);
    if (compressed && (await decodesRightly(template, compressed, seen))) return compressed;
  }
  return null;
}

/** The page of a visitor, compressed. @param texts one for each place, each as wide as its place */
export function filledCompressed(
  template: PageTemplate,
  compressed: CompressedTemplate,
  texts: readonly Buffer[],
): Buffer {
  const bytes = overwritten(compressed.bytes, compressed.offsets, texts);
  if (compressed.encoding === "gzip" && texts.length > 0) {
    bytes.writeUInt32LE(crc32(filledBody(template, texts)), bytes.length - GZIP_SUMS_BYTES);
  }
  return bytes;
}

async function compressWith(
  template: PageTemplate,
  encoding: CompressedTemplate["encoding"],
  quality: number,
  seen: Buffer,
): Promise<CompressedTemplate | null> {
  const { body, places } = template;
  const blocks = blocksOf(template);
  if (blocks.some(({ start, end }) => start === 0 || end > body.length || end - start > MAX_BLOCK_BYTES)) return null;
  const cuts = [0, ...blocks.flatMap(({ start, end }) => [start, end]), body.length];
  const pieces = cuts.slice(1).map((end, index) => seen.subarray(cuts[index], end));
  const parts = encoding === "br" ? await brotliParts(pieces, quality) : await gzipParts(pieces, body);
  const offsets: number[] = [];
  let written = 0;
  const whole = parts.map((part, index) => {
    // Every other piece is a block of places.
    const block = index % 2 === 1 ? blocks[(index - 1) / 2] : undefined;
    const stored = block ? storedBlock(encoding, body.subarray(block.start, block.end)) : part;
    if (block) for (const { start } of block.places) offsets.push(written + stored.length - (block.end - start));
    written += stored.length;
    return stored;
  });
  return offsets.length === places.length ? { encoding, bytes: Buffer.concat(whole), offsets } : null;
}

type Block = { start: number; end: number; places: Place[] };

/**
 * The page as the encoder sees it: nothing is like random bytes, so no part of the page will be described by pointing into a block, and
 * the block by pointing anywhere.
 */
function hiddenBlocks(template: PageTemplate): Buffer {
  const seen = Buffer.from(template.body);
  for (const { start, end } of blocksOf(template)) randomFillSync(seen, start, end - start - AFTER_PLACE_BYTES);
  return seen;
}

/** What has to stand uncompressed. */
function blocksOf({ places }: PageTemplate): Block[] {
  const blocks: Block[] = [];
  for (const place of places) {
    const end = place.start + place.width + AFTER_PLACE_BYTES;
    const last = blocks.at(-1);
    if (last && place.start - last.end < NEAR_BYTES) {
      last.end = end;
      last.places.push(place);
    } else blocks.push({ start: place.start, end, places: [place] });
  }
  return blocks;
}

/** The pieces as brotli writes them one after the other, each in whole bytes; the last with the end of the stream. */
function brotliParts(pieces: readonly Buffer[], quality: number): Promise<Buffer[]> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  return flushedParts(createBrotliCompress({ params }), constants.BROTLI_OPERATION_FLUSH, pieces);
}

async function gzipParts(pieces: readonly Buffer[], body: Buffer): Promise<Buffer[]> {
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

/** Bytes as they are, in the words of the format. */
function storedBlock(encoding: CompressedTemplate["encoding"], bytes: Buffer): Buffer {
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

/** Whether a copy that differs in every byte of every place from what was compressed is decoded to just that. */
async function decodesRightly(template: PageTemplate, compressed: CompressedTemplate, seen: Buffer): Promise<boolean> {
  const others = template.places.map(({ start, width }) => {
    return Buffer.from(seen.subarray(start, start + width).map((byte) => byte ^ 0xff));
  });
  try {
    const decoded = await decompress[compressed.encoding](filledCompressed(template, compressed, others));
    return decoded.equals(filledBody(template, others));
  } catch {
    return false;
  }
}
