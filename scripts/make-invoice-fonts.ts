/**
 * `node scripts/make-invoice-fonts.ts`: makes the text type of invoices in app/platform/fonts. A name may come from anywhere, so
 * these hold far more letters than the pages' files; a PDF embeds only those that it shows.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const SOURCE = new URL("../node_modules/source-sans/VF/SourceSans3VF-Upright.ttf", import.meta.url);
const OUTPUT = new URL("../app/platform/fonts/", import.meta.url);

/** The letters that are taken, as first and last of a range. */
const RANGES = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x100, 0x24f],
    [0x1e9e, 0x1e9e],
    [0x1ea0, 0x1ef9],
  ],
  signs: [
    [0x2010, 0x2026],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
    [0x263a, 0x263a],
    [0x2665, 0x2665],
  ],
  greek: [[0x386, 0x3ce]],
  cyrillic: [[0x400, 0x45f]],
} satisfies Record<string, [number, number][]>;

const WEIGHTS = { "source-sans-3.ttf": 400, "source-sans-3-bold.ttf": 650 };

const letters = Object.values(RANGES)
  .flat()
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

for (const [file, weight] of Object.entries(WEIGHTS)) {
  const font = await subsetFont(await readFile(SOURCE), String.fromCodePoint(...letters), {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
    keepFeatures: ["kern", "lnum", "tnum"],
    noHinting: true,
    dropTables: ["HVAR", "MVAR", "STAT", "DSIG"],
  });
  await writeFile(new URL(file, OUTPUT), font);
  console.log(`${file}: ${font.length} bytes`);
}
