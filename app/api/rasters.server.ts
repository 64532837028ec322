import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BoundedQueue } from "../platform/bounded-queue.server.ts";
import { loadSharp } from "./sharp.server.ts";

type Preset = { width: number; height: number; fit: "inside" | "contain"; paper?: string };

/** Changes when a preset does, so that kept pictures of an older one are not sent. */
const EDITION = 1;
const PAPER = "#f7f2e8";

/** The sizes in which a picture can be had, in pixels; no other, so that nobody can fill the disk. */
export const PRESETS = {
  thumb: { width: 160, height: 200, fit: "inside" },
  card: { width: 640, height: 800, fit: "inside" },
  page: { width: 1280, height: 1600, fit: "inside" },
  og: { width: 1200, height: 630, fit: "contain", paper: PAPER },
  // For mails and pages that take no other type.
  "card-png": { width: 480, height: 600, fit: "contain", paper: PAPER },
} as const satisfies Record<string, Preset>;
export type PresetName = keyof typeof PRESETS;

const PRESET_NAMES: readonly PresetName[] = ["thumb", "card", "page", "og", "card-png"];

export const FORMATS = { avif: "image/avif", webp: "image/webp", png: "image/png", jpeg: "image/jpeg" } as const;
export type Format = keyof typeof FORMATS;

/** The preset of that name, or null. */
export function presetOf(name: string): PresetName | null {
  return PRESET_NAMES.find((known) => known === name) ?? null;
}

/** The best type that an `Accept` header names: AVIF, WebP, else what everybody takes. */
export function formatFor(accept: string | null, preset: PresetName, plain: "png" | "jpeg"): Format {
  if (preset === "card-png") return "png";
  const wanted = (accept ?? "").toLowerCase();
  const takes = (type: string) => new RegExp(`${type}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(wanted);
  if (takes("image/avif")) return "avif";
  return takes("image/webp") ? "webp" : plain;
}

/** A picture to be made: its bytes, and the key that identifies it. */
export type Source = { bytes: Buffer; name: string };

/** Pictures are made beside the requests; more at once would make pages wait. */
const drawing = new BoundedQueue(2);
const making = new Map<string, Promise<Buffer>>();

/** A picture in a preset's size and a format: made once, two at a time, and kept in `DATA_DIR`. */
export async function raster(dataDir: string, source: Source, preset: PresetName, format: Format): Promise<Buffer> {
  const hash = createHash("sha256")
    .update(JSON.stringify([EDITION, source.name, preset]))
    .update(source.bytes);
  const folder = join(dataDir, "assets");
  const file = join(folder, `${hash.digest("hex").slice(0, 32)}.${format}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const running = making.get(file) ?? drawing.run(() => makeAndKeep(folder, file, source, preset, format));
  making.set(file, running);
  return running.finally(() => making.delete(file));
}

async function makeAndKeep(folder: string, file: string, source: Source, name: PresetName, format: Format) {
  const sharp = await loadSharp();
  const { width, height, fit, paper }: Preset = PRESETS[name];
  const resized = sharp(source.bytes, { density: 144, limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, height, fit, ...(paper ? { background: paper } : { withoutEnlargement: true }) });
  const flat = paper ? resized.flatten({ background: paper }) : resized;
  // The default effort of 4 takes five times as long, for two per cent fewer bytes.
  const bytes = await flat.toFormat(format, format === "avif" ? { quality: 55, effort: 2 } : {}).toBuffer();
  await mkdir(folder, { recursive: true });
  // Whole or not at all: another server may be reading the same folder.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
