import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";

/** A dictionary as a browser holds it: its bytes, and the headers with which it says that it has it. */
export type HeldDictionary = { address: string; bytes: Buffer; name: string; headers: Record<string, string> };

/** Gets the dictionary that a page names. */
export async function dictionaryOf(url: string, path: string): Promise<HeldDictionary> {
  const link = (await fetch(url + path)).headers.get("link") ?? "";
  const [, address = ""] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(link) ?? [];
  const bytes = Buffer.from(await (await fetch(url + address)).arrayBuffer());
  const name = `:${createHash("sha256").update(bytes).digest("base64")}:`;
  return {
    address,
    bytes,
    name,
    headers: { "Accept-Encoding": "gzip, deflate, br, zstd, dcb, dcz", "Available-Dictionary": name },
  };
}

/** How many bytes come before the stream: the mark of the format and the dictionary's hash (RFC 9842, sections 4 and 5). */
const STARTS = { dcb: 4 + 32, dcz: 8 + 32 };

/** What was sent with a dictionary, as a browser reads it. @throws where it names another one, or cannot be read with this */
export function readWith({ bytes, name }: HeldDictionary, headers: IncomingHttpHeaders, sent: Buffer): Buffer {
  const coding = headers["content-encoding"];
  if (coding !== "dcb" && coding !== "dcz") throw new Error(`This was sent as ${coding}`);
  const start = STARTS[coding];
  const named = `:${sent.subarray(start - 32, start).toString("base64")}:`;
  if (named !== name) throw new Error(`This was compressed with ${named}`);
  const options = { dictionary: bytes };
  return (coding === "dcb" ? brotliDecompressSync : zstdDecompressSync)(sent.subarray(start), options);
}
