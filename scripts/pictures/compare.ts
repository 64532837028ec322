import sharp from "sharp";

/** How two pictures differ. */
export type Difference = {
  /** The share of pixels that are another, from 0 to 1; what only one of the two has counts. */
  share: number;
  /** The later picture, pale, with what has changed in red; null where nothing has. PNG. */
  shown: Buffer | null;
};

type Raster = { width: number; height: number; data: Buffer };

const BYTES = 3;
/** By so much may a colour differ without being another, out of 255. */
const TOLERANCE = 2;
const RED = [200, 20, 20] as const;

/** Compares two pictures, pixel by pixel from their upper left corner. @param before, after in any format that is read @throws for others */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { share: 0, shown: null };
  const [one, other] = await Promise.all([rasterOf(before), rasterOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = Buffer.alloc(width * height * BYTES);
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const same = isSame(one, other, x, y);
      if (!same) changed += 1;
      paint(shown, (y * width + x) * BYTES, same ? paleAt(other, x, y) : RED);
    }
  }
  if (changed === 0) return { share: 0, shown: null };
  const png = await sharp(shown, { raw: { width, height, channels: BYTES } })
    .png()
    .toBuffer();
  return { share: changed / (width * height), shown: png };
}

async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function isSame(one: Raster, other: Raster, x: number, y: number): boolean {
  const [at, there] = [offset(one, x, y), offset(other, x, y)];
  if (at === null || there === null) return false;
  for (let part = 0; part < BYTES; part++) {
    if (Math.abs((one.data[at + part] ?? 0) - (other.data[there + part] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

function offset({ width, height }: Raster, x: number, y: number): number | null {
  return x < width && y < height ? (y * width + x) * BYTES : null;
}

function paleAt(raster: Raster, x: number, y: number): readonly [number, number, number] {
  const at = offset(raster, x, y) ?? 0;
  const grey = Math.round(170 + ((raster.data[at] ?? 0) + (raster.data[at + 1] ?? 0) + (raster.data[at + 2] ?? 0)) / 9);
  return [grey, grey, grey];
}

function paint(picture: Buffer, at: number, colour: readonly [number, number, number]): void {
  for (const [part, value] of colour.entries()) picture[at + part] = value;
}
