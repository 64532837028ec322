import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { brotliParams } from "../app/http/compressed-parts.server.ts";
import { shortenManifest } from "./lighter-manifest.ts";

/** Compresses every built text file once, as well as brotli can; `sirv` sends the result. */
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
/**
 * Ways of writing distances (`NPOSTFIX` and `NDIRECT`, RFC 7932, section 4); which makes a file shortest, a script by up to 170 bytes, nobody
 * can tell beforehand.
 */
const WAYS = [
  { postfixBits: 0, directCodes: 0 },
  { postfixBits: 1, directCodes: 8 },
  { postfixBits: 1, directCodes: 12 },
  { postfixBits: 3, directCodes: 0 },
];

const compress = promisify(brotliCompress);

const folder = process.argv[2] ?? "build/client";
shortenManifest(folder);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => COMPRESSED.test(name))
  .map((name) => join(folder, name))
  .filter((file) => statSync(file).isFile());
await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compressed(readFileSync(file)))));

/** The shortest of what brotli makes of a file. */
async function compressed(file: Buffer): Promise<Buffer> {
  const quality = constants.BROTLI_MAX_QUALITY;
  const made = await Promise.all(WAYS.map((way) => compress(file, { params: brotliParams({ quality, ...way }) })));
  return made.reduce((shortest, next) => (next.length < shortest.length ? next : shortest));
}
