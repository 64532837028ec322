/** Part of `npm run draw`: the outlines of the display type's letters, for pictures that no font reaches. */
import { readFile, writeFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";

const FONT = new URL("../../app/platform/fonts/fraunces.ttf", import.meta.url);
const OUTPUT = new URL("../../app/ui/drawings/products/letter-outlines.ts", import.meta.url);
const SIGNS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ČĆĐŠŽčćđšžÀÈÉÌÒÙàèéìòùÄÖÜäöüß ·.,’–-&`;
/** Units of an em: as fine as a label needs. */
const EM = 250;

const face = new harfbuzz.Face(new harfbuzz.Blob(await readFile(FONT)));
const font = new harfbuzz.Font(face);
const scale = EM / face.upem;

/** The path with whole numbers, upside down as SVG counts. */
function path(glyph: number): string {
  let odd = 1;
  return font
    .glyphToPath(glyph)
    .replace(/-?\d+(\.\d+)?/g, (number) => {
      odd = 1 - odd;
      return ` ${Math.round(Number(number) * scale) * (odd ? -1 : 1) || 0}`;
    })
    .replace(/[ ,]+/g, " ")
    .replace(/ ?([A-Za-z]) ?/g, "$1")
    .replaceAll(" -", "-");
}

function outlineOf(sign: string): string {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(sign);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const paths = buffer.getGlyphInfos().map(({ codepoint }) => path(codepoint));
  return `${Math.round(advance * scale)}${paths.join("")}`;
}

const outlines = Object.fromEntries([...SIGNS].map((sign) => [sign, outlineOf(sign)]));
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\`: of each letter how far it leads on, and its outline from there, in ${EM}ths of an em. */
export const EM = ${EM};
export const LETTER_OUTLINES: Record<string, string> = ${JSON.stringify(outlines, null, 2)};\n`,
);
