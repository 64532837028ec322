import type { JSX } from "react";
import { ENGRAVED_VINEYARDS } from "./engraved-vineyards.ts";
import { PLACES } from "./motifs-places.tsx";

const INK = "var(--ink)";
const [SEA, LAND, SOIL] = ["var(--mist)", "var(--paper)", "var(--soil)"];
const ROAD = "M690 1000q60-90 60-190t80-190 200-42 420-42";
/** What is written where; the names are the same in every language. */
const NAMES = [
  ["Stancija", 620, 722],
  ["Sivica", 400, 472],
  ["Crljenka", 960, 872],
  ["Vrh", 1180, 236],
  ["Maslinik", 768, 268],
] as const;

/** The land around the house from above, in 160 by 100, in the hand of the contact page's chart. */
export function vineyardMap(): JSX.Element {
  const { shore, waves, water, levels, hachures, vines, trees, shades } = ENGRAVED_VINEYARDS;
  return (
    <g transform="scale(.1)" fill="none" strokeLinecap="round">
      <path fill={SEA} d="M0 0h1600v1000H0z" />
      <path stroke={INK} strokeOpacity=".55" strokeWidth="4" d={waves} />
      <path stroke={INK} strokeWidth="4" d={water} />
      <path fill={LAND} stroke={INK} strokeWidth="9" d={`${shore}H1700V-60z`} />
      <path stroke={INK} strokeOpacity=".4" strokeWidth="4" d={levels} />
      <path fill={INK} d={hachures} />
      <path stroke={SOIL} strokeWidth="12" strokeDasharray="26 24" strokeLinecap="butt" d={ROAD} />
      <circle fill={LAND} stroke={INK} strokeWidth="9" cx="1456" cy="536" r="18" />
      <path fill="var(--olive)" d={vines + trees} />
      <path fill={INK} d={`${shades}M748 562q92-14 184 0-92 14-184 0z`} />
      <g transform="translate(764 430) scale(2.2)" strokeLinecap="butt">
        {PLACES.hut({ ink: SOIL, paper: LAND })}
      </g>
      {rose()}
      <g
        {...{ fill: INK, stroke: LAND, strokeWidth: 14, paintOrder: "stroke", strokeLinejoin: "round" }}
        {...{ fontFamily: "var(--display)", fontSize: "60", textAnchor: "middle" }}
      >
        {NAMES.map(([name, x, y]) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x="1450" y="625">
          Vodnjan
        </text>
        <text x="1014" y="508" fill={SOIL}>
          Kažun
        </text>
      </g>
    </g>
  );
}

/** The chart's rose, smaller: four points, each half light and half dark, the northern one marked. */
function rose() {
  return (
    <g transform="translate(1470 850)" stroke={INK} strokeWidth="4" strokeLinejoin="round">
      <circle r="62" fill={LAND} />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path fill={INK} d="M0-84L14-14 0 0z" />
          <path fill={LAND} d="M0-84l-14 70L0 0z" />
        </g>
      ))}
      <path fill={SOIL} stroke="none" d="M0-126l13 30-13-9-13 9z" />
    </g>
  );
}
