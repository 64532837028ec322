import { createHash } from "node:crypto";
import { join } from "node:path";
import { BoundedQueue } from "../platform/bounded-queue.server.ts";
import { PRESETS, type PresetName } from "../routing/picture-presets.ts";
import { COLOUR_HEX } from "../ui/drawings/products/product-svg.tsx";
import { cachedFile } from "./cached-file.server.ts";
import { loadSharp } from "./sharp.server.ts";

/** Changes when a preset does, so that kept pictures of an older one are not sent. */
const EDITION = 1;

export const FORMATS = { avif: "image/avif", webp: "image/webp", png: "image/png", jpeg: "image/jpeg" } as const;
type Format = keyof typeof FORMATS;

/** The preset of that name, or null. */
export function presetOf(name: string): PresetName | null {
  const isPreset = (text: string): text is PresetName => Object.hasOwn(PRESETS, text);
  return isPreset(name) ? name : null;
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
type Source = { bytes: Buffer; name: string };

/** Pictures are made beside the requests; more at once would make pages wait. */
const drawing = new BoundedQueue(2);

/** A picture in a preset's size and a format: made once, two at a time, and kept in `DATA_DIR`. */
export async function raster(dataDir: string, source: Source, preset: PresetName, format: Format): Promise<Buffer> {
  const hash = createHash("sha256")
    .update(JSON.stringify([EDITION, source.name, preset]))
    .update(source.bytes);
  const file = join(dataDir, "assets", `${hash.digest("hex").slice(0, 32)}.${format}`);
  return cachedFile(file, () => drawing.run(() => drawRaster(source.bytes, preset, format)));
}

async function drawRaster(bytes: Buffer, preset: PresetName, format: Format): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, fit } = PRESETS[preset];
  const paper = fit === "contain" ? { background: COLOUR_HEX.paper } : null;
  const resized = sharp(bytes, { density: 144, limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, height, fit, ...(paper ?? { withoutEnlargement: true }) });
  const flat = paper ? resized.flatten(paper) : resized;
  // The default effort of 4 takes five times as long, for two per cent fewer bytes.
  return flat.toFormat(format, format === "avif" ? { quality: 55, effort: 2 } : {}).toBuffer();
}
