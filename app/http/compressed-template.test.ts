import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { paddedTo } from "../session/placeholders.server.ts";
import { BROTLI_WAYS } from "./compressed-parts.server.ts";
import { compressTemplate, filledCompressed } from "./compressed-template.server.ts";
import { BEST_BROTLI, FAST_BROTLI } from "./encodings.server.ts";
import { filledBody, templateFrom } from "./page-template.server.ts";

const PLACEHOLDERS = [
  { token: "TOKEN-one-Zk3", name: "one", width: 7 },
  { token: "TOKEN-two-Zk3", name: "two", width: 22 },
  { token: "TOKEN-three-Zk3", name: "three", width: 66 },
];
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const words = fc.constantFrom('<li class="card">', "boca", " Malvazija ", "čšž", '{"id":7}', "€", "</li>", "aaaa", " ");
const piece = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join("")),
  fc.string({ unit: "grapheme" }),
);
const page = fc.array(fc.tuple(fc.constantFrom(...PLACEHOLDERS), piece), { maxLength: 8 });
const own = (width: number) =>
  fc.string({ unit: fc.constantFrom("a", "Z", "0", "š", " "), maxLength: Math.floor(width / 2) });

it("writes a visitor's texts into a compressed page, which is then read as the page that would have been rendered", async () => {
  const forms = fc.constantFrom(["br", FAST_BROTLI], ["br", BEST_BROTLI], ["gzip", 0]) as fc.Arbitrary<
    ["br" | "gzip", number]
  >;
  await fc.assert(
    fc.asyncProperty(
      piece,
      page,
      forms,
      own(7),
      own(22),
      own(66),
      fc.nat(3000),
      async (start, rest, [encoding, quality], one, two, three, cut) => {
        const texts = [one, two, three];
        const values = new Map(
          PLACEHOLDERS.map(({ name, width }, index) => [name, paddedTo(width, texts[index] ?? "")]),
        );
        const rendered = `<!DOCTYPE html>${start}${rest.map(([{ token }, text]) => token + text).join("")}</html>`;
        const expected = PLACEHOLDERS.reduce(
          (text, { token, name }) => text.replaceAll(token, String(values.get(name))),
          rendered,
        );
        const template = templateFrom(Buffer.from(rendered), PLACEHOLDERS);
        const own = template.places.map(({ name }) => values.get(name) ?? Buffer.alloc(0));
        expect(String(filledBody(template, own))).toBe(expected);
        const atOnce = Math.min(cut, template.body.length);
        const compressed = await compressTemplate(template, encoding, { quality, atOnce });
        if (!compressed) throw new Error("nothing could be compressed");
        expect(String(decode[encoding](filledCompressed(template, compressed, own)))).toBe(expected);
      },
    ),
    { numRuns: 150 },
  );
});

it("costs a few hundred bytes more than the page without places", async () => {
  const line = (index: number) =>
    `<li class="product-card" id="p${index}">${(index * 7919).toString(36)} Malvazija</li>`;
  const text = Array.from({ length: 800 }, (_, index) => line(index)).join("\n");
  const rendered = Buffer.from(
    `${text.slice(0, 900)}TOKEN-two-Zk3${text.slice(900, 40_000)}TOKEN-one-Zk3${text.slice(40_000)}`,
  );
  const compressed = await compressTemplate(templateFrom(rendered, PLACEHOLDERS), "br", { quality: BEST_BROTLI });
  expect(compressed?.bytes.length).toBeLessThan(brotliCompressSync(Buffer.from(text)).length + 700);
});

it.each(BROTLI_WAYS)("says the same however it is coded (%o)", async (way) => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const page = `${read("../styles/base.css")}TOKEN-two-Zk3${read("../../locales/hr/home.json")}`;
  const template = templateFrom(Buffer.from(page), PLACEHOLDERS);
  const made = await compressTemplate(template, "br", { quality: BEST_BROTLI, ...way });
  if (!made) throw new Error("not compressed");
  const texts = template.places.map(({ width }) => Buffer.alloc(width, "7"));
  expect(brotliDecompressSync(filledCompressed(template, made, texts))).toEqual(filledBody(template, texts));
});

it("is read as far as what is shown at once, before anything else of it has come", async () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const [styles, words] = [read("../styles/base.css"), read("../../locales/hr/home.json")];
  const template = templateFrom(Buffer.from(`${styles}TOKEN-two-Zk3${words}`), PLACEHOLDERS);
  const atOnce = styles.length / 2;
  const least = async (how: object) => {
    const compressed = await compressTemplate(template, "br", { quality: BEST_BROTLI, ...how });
    return fewestBytes(compressed?.bytes ?? Buffer.alloc(0), atOnce);
  };
  expect(await least({ atOnce })).toBeLessThan(await least({}));
});

/** How many bytes a browser needs to read so many of a page. */
function fewestBytes(compressed: Buffer, wanted: number): number {
  const read = (count: number) =>
    brotliDecompressSync(compressed.subarray(0, count), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
  return Array.from({ length: compressed.length }, (_, index) => index + 1).find((count) => read(count) >= wanted) ?? 0;
}
