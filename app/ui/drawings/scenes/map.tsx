import { WINERY } from "../../../shop/winery/winery.ts";
import type { LabelWords } from "../products/label-layout.ts";
import { BOAT, PLACES } from "../products/motifs-places.tsx";
import { outlinedWords } from "../products/product-svg.tsx";
import { ENGRAVED_CHART } from "./engraved-chart.ts";

const INK = "var(--ink)";
/** Widths of the lines that follow the shore, the farthest first, and how strong they are. */
const SHORE_LINES = [
  [62, 0.35],
  [42, 0.5],
  [24, 0.7],
] as const;
const COMPASS = [476, 450] as const;
const ROADS = "M668 266q14 7 26 8M694 274q46 60-2 134M694 274q-2-76-72-118-40-40-152-58";
const TOWNS = [
  [464, 95],
  [622, 155],
  [694, 274],
  [628, 325],
] as const;
const word = (text: string, x: number, y: number, size: number, spacing = 0): LabelWords => ({
  ...{ text, x, y, size, spacing },
});
const NAMES = [
  word("Rovinj", 514, 88, 27),
  word("Bale", 652, 146, 20),
  word("Vodnjan", 756, 283, 27),
  word("Fažana", 664, 331, 18),
  word("Pula", 764, 428, 32),
  word("Istra", 800, 226, 40, 12),
  word("Jadran", 548, 547, 38, 12),
];
const WAY = [word(WINERY.family, 614, 196, 28), word("12 min", 752, 357, 19)];

/** A chart of the south of Istria: shore, names, compass, vineyards, and the hut where the winery stands. */
export function CountryMap() {
  const { land, water, hills, vines } = ENGRAVED_CHART;
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="var(--mist)" d="M0 0h1200v600H0z" />
      <defs>
        <path id="land" d={land} />
      </defs>
      <path fill="none" stroke="var(--soil)" strokeWidth=".8" opacity=".45" d={rhumbLines()} />
      <g fill="none" strokeLinejoin="round">
        {SHORE_LINES.map(([width, opacity]) => (
          <g key={width}>
            <use href="#land" stroke={INK} strokeOpacity={opacity} strokeWidth={width} />
            <use href="#land" stroke="var(--mist)" strokeWidth={width - 1.8} />
          </g>
        ))}
        <path stroke={INK} strokeWidth="1.1" d={water} />
        <use href="#land" fill="var(--paper)" stroke={INK} strokeWidth="2.4" />
      </g>
      <path fill={INK} d={hills} />
      <path fill="none" stroke="var(--olive)" strokeWidth="5" strokeLinecap="round" d={vines} />
      <path fill="none" stroke="var(--soil)" strokeWidth="3" strokeDasharray="7 4" d={ROADS} />
      <g fill="var(--paper)" stroke={INK} strokeWidth="2.4">
        {TOWNS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </g>
      <Arena />
      <Compass />
      <path fill={INK} transform="translate(850 440)" d={BOAT} />
      <g fill={INK}>{NAMES.map(outlinedWords)}</g>
      <g fill="var(--soil)">{WAY.map(outlinedWords)}</g>
      <Winery />
    </svg>
  );
}

/** Courses from the compass over the sea, sixteen of them; the land covers the rest. */
function rhumbLines(): string {
  const [x, y] = COMPASS;
  return Array.from({ length: 16 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    return `M${x} ${y}l${Math.round(Math.cos(turn) * 900)} ${Math.round(Math.sin(turn) * 900)}`;
  }).join("");
}

/** A rose of eight points, each half light and half dark. */
function Compass() {
  const [x, y] = COMPASS;
  const point = "M0-52L9-9 0 0z";
  const other = "M0-52L-9-9 0 0z";
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.2" strokeLinejoin="round">
      <circle r="44" fill="none" />
      <circle r="40" fill="none" strokeWidth="3.4" strokeDasharray="1.2 3" />
      {[45, 135, 225, 315, 0, 90, 180, 270].map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})${index < 4 ? "scale(.7)" : ""}`}>
          <path fill={INK} d={point} />
          <path fill="var(--paper)" d={other} />
        </g>
      ))}
      <path fill="var(--soil)" d="M0-72l6 14-6-4-6 4z" />
    </g>
  );
}

/** The amphitheatre of Pula. */
function Arena() {
  return (
    <g stroke={INK} transform="translate(210 100) scale(.72)">
      <path fill="var(--gold)" strokeWidth="3" d="M628 428q41-18 82 0v30q-41 18-82 0z" />
      <path fill={INK} d="M634 429q35-14 70 0-35 13-70 0z" />
      <path fill="none" strokeWidth="8" strokeDasharray="4 4.4" d="M632 442q37 15 76 0M632 455q37 15 76 0" />
    </g>
  );
}

/** The hut on its spot, with its shadow at its foot. */
function Winery() {
  return (
    <>
      <path fill={INK} d="M604 263q30-4 70 0-40 5-70 0z" />
      <g transform="translate(606 203)">{PLACES.hut({ ink: "var(--soil)", paper: "var(--paper)" })}</g>
    </>
  );
}
