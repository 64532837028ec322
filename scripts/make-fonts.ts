/**
 * `npm run fonts`: makes the two files of app/styles/fonts and prints the fallback faces of app/styles/fonts.css.
 * With font files as arguments it prints their mean advance instead (see `FALLBACKS`).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createFont, type TTF } from "fonteditor-core";
import subsetFont from "subset-font";

const PACKAGES = new URL("../node_modules/", import.meta.url);
const OUTPUT = new URL("../app/styles/fonts/", import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** The packages keep arrows and check marks in no Latin file; draw them. */
const LATIN = `${ASCII}äöüßàèéìòùÄÖÜÀÈÉÌÒÙ„“”‘’‚«»–—…·×•€°%½−\u00a0`;
const EXTENDED = "čćđšžČĆĐŠŽ";
const FIGURES = "0123456789€%";

type Axes = Record<string, number | { min: number; max: number }>;
/** A package's file, with the characters to take from it, and how they are cut. */
type Source = { file: string; characters: string; axes: Axes };
type Family = { name: string; fallback: string; sources: Source[]; output: string };

/** One weight, drawn for display sizes: a weight axis would double the file. */
const DISPLAY = { wght: 480, opsz: 96, SOFT: 40, WONK: 0 };
/**
 * Prices are smaller than headlines: hairlines drawn for those are lost in them, and a 4 falls apart. Figures are drawn for a size between
 * both, and lighter, so that a year among the letters of a headline is no darker than they are.
 */
const SMALL_DISPLAY = { wght: 405, opsz: 66, SOFT: 40, WONK: 0 };

const FRAUNCES = "@fontsource-variable/fraunces/files/fraunces-";

const FAMILIES: Family[] = [
  {
    name: "Fraunces",
    fallback: "Fraunces",
    // No package holds this family's display sizes in one file.
    sources: [
      { file: `${FRAUNCES}latin-full-normal.woff2`, characters: without(LATIN, FIGURES), axes: DISPLAY },
      { file: `${FRAUNCES}latin-full-normal.woff2`, characters: FIGURES, axes: SMALL_DISPLAY },
      { file: `${FRAUNCES}latin-ext-full-normal.woff2`, characters: EXTENDED, axes: DISPLAY },
    ],
    output: "fraunces.woff2",
  },
  {
    name: "Source Sans 3",
    fallback: "SourceSans",
    sources: [
      {
        file: "source-sans/VF/SourceSans3VF-Upright.ttf",
        characters: LATIN + EXTENDED,
        axes: { wght: { min: 400, max: 700 } },
      },
    ],
    output: "source-sans-3.woff2",
  },
];

/** Running text of the four languages; fallbacks are made as wide as ours over it. */
const SAMPLE =
  "Obiteljska vinarija na jugu Istre pet generacija čuva svoje vinograde. Our vineyards lie on red soil above the sea. " +
  "I nostri vini nascono tra il mare e la pietra bianca. Unsere Weine wachsen zwischen Meer und hellem Kalkstein.";

/**
 * Mean advance over the sample, in em. Arial was measured on Liberation Sans and Georgia on Gelasio, which were drawn to the same widths;
 * Liberation Serif (Linux) and Noto Serif (Android) on themselves. Roboto stands in for Arial there. One name for each system and no more,
 * a phone's first: the first paint waits while a browser looks for one that is not installed.
 */
const FALLBACKS: Record<string, { locals: string[]; advance: number }[]> = {
  Fraunces: [
    { locals: ["Noto Serif"], advance: 0.4734 },
    { locals: ["Liberation Serif"], advance: 0.3989 },
    { locals: ["Georgia"], advance: 0.4354 },
  ],
  SourceSans: [{ locals: ["Roboto", "Liberation Sans", "Arial"], advance: 0.439 }],
};

const KEPT_FEATURES = ["kern", "lnum", "tnum"];
const DROPPED_TABLES = ["HVAR", "MVAR", "STAT", "DSIG"];

const measured = process.argv.slice(2);
if (measured.length > 0) {
  for (const file of measured) {
    const font = await subsetFont(await readFile(file), SAMPLE, { targetFormat: "sfnt" });
    console.log(file, meanAdvance(measuresOf(font)).toFixed(4));
  }
} else {
  for (const family of FAMILIES) await make(family);
}

async function make(family: Family) {
  const parts = family.sources.map(async ({ file, characters, axes }) =>
    subsetFont(await readFile(new URL(file, PACKAGES)), characters, {
      targetFormat: "sfnt",
      variationAxes: axes,
      keepFeatures: KEPT_FEATURES,
      noHinting: true,
      dropTables: DROPPED_TABLES,
    }),
  );
  const whole = joined(await Promise.all(parts), family.name);
  // Once more through the subsetter, which packs it; what was joined is proved sound by that.
  const file = await subsetFont(whole, LATIN + EXTENDED, { targetFormat: "woff2", keepFeatures: KEPT_FEATURES });
  await writeFile(new URL(family.output, OUTPUT), file);

  const measures = measuresOf(whole);
  const missing = [...LATIN, ...EXTENDED].filter((letter) => advanceOf(measures, letter) === undefined);
  if (missing.length > 0) throw new Error(`${family.name} has no ${missing.join(" ")}`);
  console.log(`/* ${family.output}: ${file.length} bytes */`);
  for (const [index, fallback] of (FALLBACKS[family.fallback] ?? []).entries()) {
    console.log(fallbackFace(measures, `${family.fallback}${index + 1}`, fallback));
  }
}

function without(characters: string, others: string): string {
  return [...characters].filter((character) => !others.includes(character)).join("");
}

/** Glyphs of the further files follow those of the first, whose kerning stays as it is. They hold one weight, no axis. */
function joined([first = Buffer.alloc(0), ...further]: Buffer[], family: string): Buffer {
  if (further.length === 0) return first;
  const read = (font: Buffer) => createFont(font, { type: "ttf", kerning: true, compound2simple: true });
  const whole = read(first);
  for (const font of further) whole.merge(read(font), { scale: 1 });
  Object.assign(whole.get(), { name: { fontFamily: family, fontSubFamily: "Regular" } });
  return whole.write({ type: "ttf", kerning: true, toBuffer: true }) as Buffer;
}

/** What a font says of its lines and letters, in units of its em. */
function measuresOf(font: Buffer): TTF.TTFObject {
  return createFont(font, { type: "ttf" }).get();
}

/** The override is a share of the resized em: our measure, divided by our em and by the resizing. */
function fallbackFace(measures: TTF.TTFObject, name: string, fallback: { locals: string[]; advance: number }) {
  const { head, hhea } = measures;
  const resize = meanAdvance(measures) / fallback.advance;
  const share = (units: number) => `${((100 * units) / unitsPerEm(head) / resize).toFixed(1)}%`;
  return [
    "  @font-face {",
    `    font-family: ${name};`,
    `    src: ${fallback.locals.map((local) => `local("${local}")`).join(", ")};`,
    `    size-adjust: ${(100 * resize).toFixed(1)}%;`,
    `    ascent-override: ${share(hhea.ascent)};`,
    `    descent-override: ${share(-hhea.descent)};`,
    "  }",
  ].join("\n");
}

/** Letters that a font lacks are left out, since a Latin-only file has no č. */
function meanAdvance(measures: TTF.TTFObject): number {
  const known = [...SAMPLE].map((letter) => advanceOf(measures, letter)).filter((advance) => advance !== undefined);
  return known.reduce((sum, advance) => sum + advance, 0) / known.length / unitsPerEm(measures.head);
}

function advanceOf({ cmap, glyf }: TTF.TTFObject, letter: string): number | undefined {
  return glyf[Number(cmap[letter.codePointAt(0) ?? 0] ?? -1)]?.advanceWidth;
}

/** The library's types name it otherwise than the library does. */
function unitsPerEm(head: Record<string, number>): number {
  return head.unitsPerEm ?? Number.NaN;
}
