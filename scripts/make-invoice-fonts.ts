/**
 * `node scripts/make-invoice-fonts.ts`: makes the text type of invoices in app/platform/fonts. A name may come from anywhere, so
 * these hold far more letters than the pages' files; a PDF embeds only those that it shows.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { INVOICE_LETTERS } from "../app/platform/fonts/invoice-letters.ts";

const SOURCE = new URL("../node_modules/source-sans/VF/SourceSans3VF-Upright.ttf", import.meta.url);
const OUTPUT = new URL("../app/platform/fonts/", import.meta.url);

const WEIGHTS = { "source-sans-3.ttf": 400, "source-sans-3-bold.ttf": 650 };

for (const [file, weight] of Object.entries(WEIGHTS)) {
  const font = await subsetFont(await readFile(SOURCE), String.fromCodePoint(...INVOICE_LETTERS), {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
    keepFeatures: ["kern", "lnum", "tnum"],
    noHinting: true,
    dropTables: ["HVAR", "MVAR", "STAT", "DSIG"],
  });
  await writeFile(new URL(file, OUTPUT), font);
  console.log(`${file}: ${font.length} bytes`);
}
