import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { shortenManifest } from "./lighter-manifest.ts";

/** Compresses every built text file once, as well as brotli can; `sirv` sends the result. */
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const folder = process.argv[2] ?? "build/client";
shortenManifest(folder);
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  const file = join(folder, name);
  if (COMPRESSED.test(name) && statSync(file).isFile())
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), BEST));
}
