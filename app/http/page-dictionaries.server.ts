import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { pathTo } from "../routing/paths.ts";

/** What the pages of a language have in common, which a browser keeps and in whose words further pages are sent (RFC 9842). */
export type PageDictionary = {
  bytes: Buffer;
  /** Its SHA-256, with which everything begins that is compressed with it. */
  hash: Buffer;
  /** How a browser that has it says so in `Available-Dictionary`. */
  name: string;
  /** The value of `Link` by which a page names it. A browser gets it once nothing else is left to be done. */
  link: string;
};

export type PageDictionaries = Partial<Record<Language, PageDictionary>>;

const FOLDER = "static";
const FILE = /^\/static\/pages-(\w+)-\w+\.txt$/;
const HASH_CHARS = 8;

/** The path of a dictionary in the folder of the built files: named by its content, so that it may be kept for ever. */
export function dictionaryFile(language: Language, bytes: Buffer): string {
  return join(FOLDER, `pages-${language}-${sha256(bytes).toString("hex").slice(0, HASH_CHARS)}.txt`);
}

/** What `npm run build` has made. @param folder of the built files */
export function readPageDictionaries(folder: string): PageDictionaries {
  const found: PageDictionaries = {};
  for (const file of readdirSync(join(folder, FOLDER))) {
    const language = languageOfDictionary(`/${FOLDER}/${file}`);
    if (language) found[language] = pageDictionary(`/${FOLDER}/${file}`, readFileSync(join(folder, FOLDER, file)));
  }
  return found;
}

export function pageDictionary(address: string, bytes: Buffer): PageDictionary {
  const hash = sha256(bytes);
  return { bytes, hash, name: `:${hash.toString("base64")}:`, link: `<${address}>; rel="compression-dictionary"` };
}

/** What a browser is told about a file that is a dictionary: for which documents; null for any other file. @param path of the file */
export function useAsDictionary(path: string): string | null {
  const language = languageOfDictionary(path);
  // Of several that match the longest pattern counts, so that Croatian pages, which stand without a prefix, leave the others alone.
  return language && `match="${pathTo("home", language)}*", match-dest=("document")`;
}

function languageOfDictionary(path: string): Language | null {
  const language = FILE.exec(path)?.[1];
  return isLanguage(language) ? language : null;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
