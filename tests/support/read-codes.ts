import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

// The reader would fetch its program from the network.
const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } });

/** A code as a reader that is none of ours has found it; `text` is the bytes read as UTF-8. */
export type ReadCode = { format: string; eclevel: string; text: string };

/** Draws a picture as a phone would see it and reads every code in it. @param width of the drawn picture in pixels */
export async function readCodes(
  picture: string | Uint8Array,
  width: number,
  background = "#000000",
): Promise<ReadCode[]> {
  const bytes = typeof picture === "string" ? Buffer.from(picture) : picture;
  const drawn = await sharp(bytes, { density: 300 })
    .resize({ width })
    .flatten({ background })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background })
    .png()
    .toBuffer();
  const found = await readBarcodes(new Uint8Array(drawn), { formats: ["PDF417", "QRCode"], tryHarder: true });
  return found.map(({ format, ecLevel, bytes }) => ({
    format,
    eclevel: ecLevel,
    text: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
  }));
}
