/**
 * `node scripts/make-icons.ts`: makes the icons of public/ from public/favicon.svg, and the display type as TrueType for the
 * pictures of shared pages (app/api/open-graph-picture.server.tsx) and for invoices from the one that pages use.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import subsetFont from "subset-font";

const PUBLIC = new URL("../public/", import.meta.url);
const FONT = new URL("../app/styles/fonts/fraunces.woff2", import.meta.url);
const FONT_FOR_PICTURES = new URL("../app/platform/fonts/fraunces.ttf", import.meta.url);

const PAPER = "#f7f2e8";
/** Of a maskable icon a phone may cut off a tenth on every side; the corners are its own. */
const MASKABLE_INSIDE = 0.72;
/** ASCII, and the letters and marks of our four languages. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}äöüßàèéìòùÄÖÜÀÈÉÌÒÙčćđšžČĆĐŠŽ„“”‘’‚«»–—…·×•€°%½−\u00a0`;

const drawing = await readFile(new URL("favicon.svg", PUBLIC));

await save("icon-192.png", await square(192));
await save("icon-512.png", await square(512));
await save("icon-maskable-512.png", await onPaper(512, MASKABLE_INSIDE));
// iOS rounds the corners itself and fills what is clear with black.
await save("apple-touch-icon.png", await onPaper(180, 0.86));
await save(
  "favicon.ico",
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await square(size) })))),
);
await writeFile(FONT_FOR_PICTURES, await subsetFont(await readFile(FONT), CHARACTERS, { targetFormat: "sfnt" }));

function save(name: string, bytes: Buffer): Promise<void> {
  return writeFile(new URL(name, PUBLIC), bytes);
}

function square(size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function onPaper(size: number, inside: number): Promise<Buffer> {
  const ground = { width: size, height: size, channels: 3 as const, background: PAPER };
  return sharp({ create: ground })
    .composite([{ input: await square(Math.round(size * inside)) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Icons in one file: a directory of 16 bytes each, then the PNG files themselves. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
