import { medalMotif } from "../../../shop/awards/award-motifs.ts";
import type { Award, Tone } from "../../../shop/awards/awards.ts";
import { EM, LETTER_OUTLINES } from "../products/letter-outlines.ts";
import { MOTIF_DRAWINGS } from "../products/motifs.tsx";

type Metal = { field: string; light: string; dark: string };
type Struck = Pick<Award, "tone" | "product" | "competition" | "year">;

const METALS: Record<Tone, Metal> = {
  gold: { field: "#c79a3b", light: "#f3dc9c", dark: "#6b4a12" },
  silver: { field: "#b4bab6", light: "#f4f5ef", dark: "#545b5a" },
  bronze: { field: "#b0703f", light: "#e9b98c", dark: "#5a2f14" },
};
const INK = "var(--ink)";
/** Of the coin in 120 by 120: its middle, and how far out letters stand. */
const MIDDLE = 60;
const LETTERS = { size: 8.6, above: 45.2, below: 51.2, apart: 0.9 };
/** How far light and dark stand out beside what is raised. */
const RELIEF = 0.8;

/** An award's medal: a struck coin with the competition and the year on its rim, and the motif of the wine's label, or the winery's hut. */
export function Medal({ tone, product, competition, year }: Struck) {
  const { field, light, dark } = METALS[tone];
  const raised = MOTIF_DRAWINGS[medalMotif(product)];
  const letters = [...around(competition.toUpperCase(), "above"), ...around(`${year}`, "below")];
  return (
    <svg viewBox="0 0 120 120" width="480" height="480" aria-hidden>
      <ellipse cx="63" cy="63" rx="57" ry="57" fill={INK} opacity=".25" />
      <circle cx="60" cy="60" r="57" fill={field} stroke={INK} strokeWidth="1.6" />
      <circle cx="60" cy="60" r="55.4" fill="none" stroke={dark} strokeWidth="2.4" strokeDasharray="1 1.4" />
      <path fill={light} d={crescent(53.8, 55.5, 160, 290)} />
      <path fill={dark} d={crescent(53.8, 55.5, -20, 110)} />
      <path fill={dark} d={SHADE} />
      <path fill={light} d={GLEAM} />
      <circle
        cx="60"
        cy="60"
        r="41.5"
        fill="none"
        stroke={dark}
        strokeWidth="2"
        strokeDasharray="0 3.26"
        strokeLinecap="round"
      />
      <g fill={light} transform={`translate(-${RELIEF / 2} -${RELIEF / 2})`}>
        {letters}
      </g>
      <g fill={INK}>{letters}</g>
      <g transform="translate(60 60) translate(-30 -30)">
        <g transform={`translate(-${RELIEF} -${RELIEF})`}>{raised({ ink: light, paper: light })}</g>
        <g transform={`translate(${RELIEF} ${RELIEF})`}>{raised({ ink: INK, paper: dark })}</g>
        {raised({ ink: dark, paper: field })}
      </g>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const onCircle = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${round(MIDDLE + Math.cos(turn) * radius)} ${round(MIDDLE + Math.sin(turn) * radius)}`;
};

/** A mark along a circle, pointed at both ends; less than half of it. @param other the radius of its second edge */
function crescent(radius: number, other: number, from: number, to: number): string {
  const [start, end] = [onCircle(radius, from), onCircle(radius, to)];
  return `M${start}A${radius} ${radius} 0 0 1 ${end}A${other} ${other} 0 0 0 ${start}`;
}

/** The field's shade at the lower right and its light at the upper left: cuts along the rim, shorter towards the middle. */
const rings = (middle: number) =>
  Array.from({ length: 7 }, (_, index) => {
    const [radius, half] = [round(39 - index * 2.6), 62 - index * 7];
    return crescent(radius, round(radius - 1.3), middle - half, middle + half);
  }).join("");
const SHADE = rings(45);
const GLEAM = rings(225);

/** Words along the rim around its highest or lowest point, letter by letter; characters that have no outline are left out. */
function around(words: string, where: "above" | "below") {
  const scale = LETTERS.size / EM;
  const outlines = [...words].flatMap((char) => LETTER_OUTLINES[char] ?? []);
  const widths = outlines.map((outline) => Number.parseInt(outline, 10) * scale + LETTERS.apart);
  const [radius, sense] = where === "above" ? [LETTERS.above, 1] : [LETTERS.below, -1];
  let at = -widths.reduce((sum, width) => sum + width, 0) / 2;
  return outlines.map((outline, index) => {
    const [width, from] = [widths[index] ?? 0, at];
    at += width;
    const degrees = round(((from + width / 2) / (radius + 3 * sense)) * (180 / Math.PI) * sense);
    const place = `rotate(${degrees} 60 60)translate(${round(MIDDLE - (width - LETTERS.apart) / 2)} ${round(MIDDLE - radius * sense)})`;
    return (
      <path
        key={`${where}-${from}`}
        transform={`${place}scale(${round(scale * 1000) / 1000})`}
        d={outline.replace(/^\d+/, "")}
      />
    );
  });
}
