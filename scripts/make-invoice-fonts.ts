/**
 * `node scripts/make-invoice-fonts.ts`: makes the text type of invoices in app/platform/fonts. A name may come from anywhere, so
 * these hold far more letters than the pages' files; a PDF embeds only those that it shows.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { joinFonts } from "./join-fonts.ts";

const SOURCE = new URL("../node_modules/@fontsource-variable/source-sans-3/files/", import.meta.url);
const OUTPUT = new URL("../app/platform/fonts/", import.meta.url);

/** The letters that are taken from each file of the family, as first and last of a range. */
const PARTS: Record<string, [number, number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x2026],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
  "latin-ext": [[0x100, 0x24f]],
  vietnamese: [[0x1ea0, 0x1ef9]],
  greek: [[0x386, 0x3ce]],
  cyrillic: [[0x400, 0x45f]],
};

const WEIGHTS = { "source-sans-3.ttf": 400, "source-sans-3-bold.ttf": 650 };

for (const [file, weight] of Object.entries(WEIGHTS)) {
  const [first = Buffer.alloc(0), ...others] = await Promise.all(
    Object.entries(PARTS).map(([part, ranges]) => cut(part, ranges, weight)),
  );
  const font = others.reduce(joinFonts, first);
  await writeFile(new URL(file, OUTPUT), font);
  console.log(`${file}: ${font.length} bytes`);
}

async function cut(part: string, ranges: [number, number][], weight: number): Promise<Buffer> {
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return subsetFont(
    await readFile(new URL(`source-sans-3-${part}-wght-normal.woff2`, SOURCE)),
    String.fromCodePoint(...letters),
    {
      targetFormat: "sfnt",
      variationAxes: { wght: weight },
      keepFeatures: ["kern", "lnum", "tnum"],
      noHinting: true,
      dropTables: ["HVAR", "MVAR", "STAT", "DSIG"],
    },
  );
}
