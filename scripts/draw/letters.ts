/** Part of `npm run draw`: the outlines of the display type's letters, for pictures that no font reaches. */
import { readFile, writeFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";

const FONT = new URL("../../app/platform/fonts/fraunces.ttf", import.meta.url);
const OUTPUT = new URL("../../app/ui/drawings/products/letter-outlines.ts", import.meta.url);
const CHARS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ČĆĐŠŽčćđšžÀÈÉÌÒÙàèéìòùÄÖÜäöüß ·.,’–-&`;
/** Units of an em: as fine as a label needs. */
const EM = 54;
/** So far off, in these units, a bend may be. */
const UNSEEN = 2.5;

const face = new harfbuzz.Face(new harfbuzz.Blob(await readFile(FONT)));
const font = new harfbuzz.Font(face);
const scale = EM / face.upem;

/** The path in whole steps from place to place, upside down as SVG counts. */
function path(glyph: number): string {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  /** From where the curve before came in to its end; a curve that goes on so needs no bend of its own. */
  let [onX, onY] = [0, 0];
  const whole = (value: string, sign: 1 | -1) => Math.round(Number(value) * scale) * sign || 0;
  return font.glyphToPath(glyph).replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, places: string) => {
    const values = places.match(/-?[\d.]+/g) ?? [];
    const steps = values.map((value, index) => (index % 2 ? whole(value, -1) - atY : whole(value, 1) - atX));
    // Steps too small to be seen are left out: the next one begins before them.
    if (/[LQ]/.test(letter) && Math.hypot(steps.at(-2) ?? 0, steps.at(-1) ?? 0) < 1.6) return "";
    [atX, atY] = letter === "Z" ? [startX, startY] : [atX + (steps.at(-2) ?? 0), atY + (steps.at(-1) ?? 0)];
    if (letter === "M") [startX, startY] = [atX, atY];
    const [bendX = 0, bendY = 0, dx = 0, dy = 0] = steps;
    const goesOn = letter === "Q" && (onX !== 0 || onY !== 0) && Math.hypot(bendX - onX, bendY - onY) < UNSEEN;
    const bend = goesOn ? ([onX, onY] as const) : ([bendX, bendY] as const);
    [onX, onY] = letter === "Q" ? [dx - bend[0], dy - bend[1]] : [0, 0];
    return goesOn ? written("T", [dx, dy]) : written(letter, steps);
  });
}

/** A step in the fewest characters. */
function written(letter: string, steps: readonly number[]): string {
  const [x = 0, y = 0] = steps;
  if (letter === "L" && y === 0) return `h${x}`;
  if (letter === "L" && x === 0) return `v${y}`;
  return `${letter.toLowerCase()}${steps.join(" ").replaceAll(" -", "-")}`;
}

function outlineOf(char: string): string {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(char);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const paths = buffer.getGlyphInfos().map(({ codepoint }) => path(codepoint));
  return `${Math.round(advance * scale)}${paths.join("")}`;
}

const outlines = Object.fromEntries([...CHARS].map((char) => [char, outlineOf(char)]));
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\`: of each letter how far it leads on, and its outline from there, in ${EM}ths of an em. */
export const EM = ${EM};
export const LETTER_OUTLINES: Record<string, string> = ${JSON.stringify(outlines, null, 2)};\n`,
);
