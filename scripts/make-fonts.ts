/**
 * `npm run fonts`: makes the two files of app/styles/fonts and prints the fallback faces of app/styles/fonts.css.
 * With font files as arguments it prints their mean advance instead (see `FALLBACKS`).
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { readCmap, readMetrics, readTables, type Tables, table } from "./font-tables.ts";
import { joinFonts } from "./join-fonts.ts";

const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const OUTPUT = new URL("../app/styles/fonts/", import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Fontsource keeps arrows and check marks in no Latin file; draw them. */
const LATIN = `${ASCII}äöüßàèéìòùÄÖÜÀÈÉÌÒÙ„“”‘’‚«»–—…·×•€°%½−\u00a0`;
const EXTENDED = "čćđšžČĆĐŠŽ";

type Axes = Record<string, number | { min: number; max: number }>;
type Family = { name: string; fallback: string; source: string; axes: Axes; output: string };

const FAMILIES: Family[] = [
  {
    name: "Fraunces",
    fallback: "Fraunces fallback",
    source: "fraunces/files/fraunces-%-full-normal.woff2",
    // One weight, drawn for display sizes: a weight axis would double the file.
    axes: { wght: 480, opsz: 96, SOFT: 40, WONK: 0 },
    output: "fraunces.woff2",
  },
  {
    name: "Source Sans 3",
    fallback: "Source Sans fallback",
    source: "source-sans-3/files/source-sans-3-%-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    output: "source-sans-3.woff2",
  },
];

/** Running text of the four languages; fallbacks are made as wide as ours over it. */
const SAMPLE =
  "Obiteljska vinarija na jugu Istre pet generacija čuva svoje vinograde. Our vineyards lie on red soil above the sea. " +
  "I nostri vini nascono tra il mare e la pietra bianca. Unsere Weine wachsen zwischen Meer und hellem Kalkstein.";

/**
 * Mean advance over the sample, in em. Arial was measured on Liberation Sans, Times New Roman on Liberation Serif and
 * Georgia on Gelasio, which were drawn to the same widths; Noto Serif (Android) on itself. Roboto stands in for Arial there.
 */
const FALLBACKS: Record<string, { locals: string[]; advance: number }[]> = {
  "Fraunces fallback": [
    { locals: ["Georgia", "Gelasio"], advance: 0.4354 },
    { locals: ["Times New Roman", "Liberation Serif", "Times"], advance: 0.3989 },
    { locals: ["Noto Serif"], advance: 0.4734 },
  ],
  "Source Sans fallback": [{ locals: ["Arial", "Liberation Sans", "Helvetica", "Roboto"], advance: 0.439 }],
};

const measured = process.argv.slice(2);
if (measured.length > 0) {
  for (const file of measured) {
    const font = await subsetFont(await readFile(file), SAMPLE, { targetFormat: "sfnt" });
    console.log(file, meanAdvance(readTables(font)).toFixed(4));
  }
} else {
  for (const family of FAMILIES) await make(family);
}

async function make(family: Family) {
  const half = async (part: string, characters: string) => {
    const source = await readFile(new URL(family.source.replace("%", part), PACKAGES));
    return subsetFont(source, characters, {
      targetFormat: "sfnt",
      variationAxes: family.axes,
      keepFeatures: ["kern", "lnum", "tnum"],
      noHinting: true,
      dropTables: ["HVAR", "MVAR", "STAT", "DSIG"],
    });
  };
  const joined = joinFonts(await half("latin", LATIN), await half("latin-ext", EXTENDED));
  // Once more through the subsetter: it proves the joined font sound, and packs it.
  const file = await subsetFont(joined, LATIN + EXTENDED, { targetFormat: "woff2" });
  await writeFile(new URL(family.output, OUTPUT), file);

  const tables = readTables(joined);
  const missing = [...LATIN, ...EXTENDED].filter((letter) => !readCmap(tables).has(code(letter)));
  if (missing.length > 0) throw new Error(`${family.name} has no ${missing.join(" ")}`);
  console.log(`/* ${family.output}: ${file.length} bytes */`);
  for (const [index, fallback] of (FALLBACKS[family.fallback] ?? []).entries()) {
    console.log(fallbackFace(tables, index === 0 ? family.fallback : `${family.fallback} ${index + 1}`, fallback));
  }
}

/** The override is a share of the resized em: our measure, divided by our em and by the resizing. */
function fallbackFace(tables: Tables, name: string, { locals, advance }: { locals: string[]; advance: number }) {
  const resize = meanAdvance(tables) / advance;
  const hhea = table(tables, "hhea");
  const share = (units: number) => `${((100 * units) / unitsPerEm(tables) / resize).toFixed(1)}%`;
  return [
    "  @font-face {",
    `    font-family: "${name}";`,
    `    src: ${locals.map((local) => `local("${local}")`).join(", ")};`,
    `    size-adjust: ${(100 * resize).toFixed(1)}%;`,
    `    ascent-override: ${share(hhea.readInt16BE(4))};`,
    `    descent-override: ${share(-hhea.readInt16BE(6))};`,
    `    line-gap-override: ${share(hhea.readInt16BE(8))};`,
    "  }",
  ].join("\n");
}

/** Letters that a font lacks are left out, since a Latin-only file has no č. */
function meanAdvance(tables: Tables): number {
  const [glyphs, metrics] = [readCmap(tables), readMetrics(tables)];
  const known = [...SAMPLE]
    .map((letter) => metrics[glyphs.get(code(letter)) ?? -1])
    .filter((found) => found !== undefined);
  return known.reduce((sum, found) => sum + found.readUInt16BE(0), 0) / known.length / unitsPerEm(tables);
}

function code(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function unitsPerEm(tables: Tables): number {
  return table(tables, "head").readUInt16BE(18);
}
