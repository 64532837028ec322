import { randomFillSync } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, crc32, gunzip } from "node:zlib";
import {
  type BrotliSettings,
  brotliParts,
  GZIP_SUMS_BYTES,
  gzipParts,
  storedBlock,
} from "./compressed-parts.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";
import { filledBody, overwritten, type PageTemplate, type Place } from "./page-template.server.ts";

/** A template compressed so that its places stand in it as they are: `offsets` are where they begin. */
export type CompressedTemplate = { encoding: StoredEncoding; bytes: Buffer; offsets: readonly number[] };
/** `dcb` is brotli with a dictionary that the browser has. */
export type StoredEncoding = "br" | "gzip" | "dcb";

/** With what `dcb` begins. */
export function dcbStart({ hash }: PageDictionary): Buffer {
  return Buffer.concat([DCB_HEADER, hash]);
}

/** Places this near to each other stand in one block, with what is between them: each block costs more than that. */
const NEAR_BYTES = 80;
/** The longest block that both formats hold uncompressed. */
const MAX_BLOCK_BYTES = 65_535;
/**
 * Brotli reads the first bytes of a block by the two before it. So these two belong to the block of the places, and are the same for
 * every visitor.
 */
const AFTER_PLACE_BYTES = 2;
/** By chance a compressed part may point into the places; then it is tried with other bytes there. */
const MAX_TRIES = 3;

/** What `dcb` begins with, before the hash of its dictionary (RFC 9842, section 4). */
const DCB_HEADER = Buffer.from([0xff, 0x44, 0x43, 0x42]);

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Compresses a template: what is between the places as well as the quality says, the places as they are (an uncompressed meta-block of
 * RFC 7932, a stored block of RFC 1951), so that a visitor's texts can be written over them. A filled copy is decoded and compared.
 * @returns null where no try decoded to what it should
 */
export async function compressTemplate(
  template: PageTemplate,
  encoding: StoredEncoding,
  { dictionary, ...how }: Compressing,
): Promise<CompressedTemplate | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = hiddenBlocks(template);
    const compressed = await compressWith(template, encoding, seen, { dictionary, ...how });
    if (compressed && (await decodesRightly(template, compressed, seen, dictionary))) return compressed;
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

export type Compressing = Pick<BrotliSettings, "quality" | "postfixBits" | "directCodes"> & {
  /** That of `dcb`. */
  dictionary?: PageDictionary | undefined;
  /** How many bytes of the page a browser is to read before it needs anything of what follows them: what is shown at once. */
  atOnce?: number;
};

async function compressWith(
  template: PageTemplate,
  encoding: StoredEncoding,
  seen: Buffer,
  { dictionary, atOnce = 0, ...settings }: Compressing,
): Promise<CompressedTemplate | null> {
  const { body, places } = template;
  const blocks = blocksOf(template);
  if (blocks.some(({ start, end }) => start === 0 || end > body.length || end - start > MAX_BLOCK_BYTES)) return null;
  const cuts = new Set([0, ...blocks.flatMap(({ start, end }) => [start, end])]);
  if (!blocks.some(({ start, end }) => start < atOnce && atOnce < end)) cuts.add(atOnce);
  const starts = [...cuts].sort((one, other) => one - other);
  const pieces = starts.map((start, index) => seen.subarray(start, starts[index + 1]));
  const parts =
    encoding === "gzip"
      ? await gzipParts(pieces, body)
      : await brotliParts(pieces, { ...settings, dictionary: dictionary?.bytes });
  const offsets: number[] = [];
  const start = dictionary ? dcbStart(dictionary) : Buffer.alloc(0);
  let written = start.length;
  const whole = parts.map((part, index) => {
    const block = blocks.find(({ start }) => start === starts[index]);
    const stored = block
      ? storedBlock(encoding === "gzip" ? "gzip" : "br", body.subarray(block.start, block.end))
      : part;
    if (block) for (const { start } of block.places) offsets.push(written + stored.length - (block.end - start));
    written += stored.length;
    return stored;
  });
  return offsets.length === places.length ? { encoding, bytes: Buffer.concat([start, ...whole]), offsets } : null;
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

/** Whether a copy that differs in every byte of every place from what was compressed is decoded to just that. */
async function decodesRightly(
  template: PageTemplate,
  compressed: CompressedTemplate,
  seen: Buffer,
  dictionary?: PageDictionary,
): Promise<boolean> {
  const others = template.places.map(({ start, width }) => {
    return Buffer.from(seen.subarray(start, start + width).map((byte) => byte ^ 0xff));
  });
  try {
    const filled = filledCompressed(template, compressed, others);
    const decoded = dictionary
      ? await decompress.br(filled.subarray(dcbStart(dictionary).length), { dictionary: dictionary.bytes })
      : await decompress[compressed.encoding === "gzip" ? "gzip" : "br"](filled);
    return decoded.equals(filledBody(template, others));
  } catch {
    return false;
  }
}
