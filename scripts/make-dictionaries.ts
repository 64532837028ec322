import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import { LANGUAGES } from "../app/i18n/languages.ts";
import { commonParts } from "./common-parts.ts";

type Program = typeof import("../app/entry.server.tsx");

/** Makes of the built program's own pages what a browser keeps of them (docs/rules.md "Pages"). */
process.env.NODE_ENV = "production";
const build: ServerBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
const { dictionaryFile, pagesForDictionary } = build.entry.module as Program;
const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
try {
  const pages = await pagesForDictionary(build, LANGUAGES, dataDir);
  for (const [index, language] of LANGUAGES.entries()) {
    const bytes = commonParts(pages[index] ?? []);
    const file = join("build/client", dictionaryFile(language, bytes));
    writeFileSync(file, bytes);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
