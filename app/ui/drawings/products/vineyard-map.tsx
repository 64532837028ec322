import type { JSX } from "react";
import { type Plot, VINEYARDS } from "../../../shop/winery/vineyards.ts";
import { WINERY } from "../../../shop/winery/winery.ts";
import { ENGRAVED_VINEYARDS } from "./engraved-vineyards.ts";
import { PLACES } from "./motifs-places.tsx";

const INK = "var(--ink)";
const [SEA, LAND, SOIL, LEAVES] = ["var(--mist)", "var(--paper)", "var(--soil)", "var(--olive)"];
/** A wall of dry stone, seen from above. */
const WALL = { stroke: INK, strokeWidth: 7, strokeDasharray: "1 13", strokeLinecap: "round" } as const;
const ROAD = "M690 1000q60-90 60-190t80-190 200-42 290-34";
/** Vodnjan: houses around the highest bell tower of Istria. */
const HOUSES = "M1346 552v-36h44v36zM1500 552v-42h50v42zM1396 552v-54h52v54zM1452 552V432h32v120z";
const ROOFS = "M1338 518l30-24 30 24zM1492 512l33-26 33 26zM1388 500l34-28 34 28zM1448 434l20-58 20 58z";
const WINDOWS =
  "M1462 448h12v22h-12zM1412 516h8v14h-8zM1430 516h8v14h-8zM1516 524h8v14h-8zM1534 524h8v14h-8zM1360 528h8v12h-8z";
/** Where the name of each piece of land is written; it is the same in every language. */
const NAME_PLACES: Record<Plot["id"], readonly [x: number, y: number]> = {
  stancija: [632, 768],
  sivica: [400, 500],
  crljenka: [1000, 898],
  vrh: [1190, 484],
  maslinik: [768, 238],
};
const NAMES = VINEYARDS.map(({ id, name }) => [name, ...NAME_PLACES[id]] as const);

/** The land around the house from above, in 160 by 100, in the hand of the contact page's chart. */
export function vineyardMap(): JSX.Element {
  const { shore, waves, water, hachures, plots, vines, young, youngShades, olives, shades } = ENGRAVED_VINEYARDS;
  return (
    <g transform="scale(.1)" fill="none" strokeLinecap="round">
      <path fill={SEA} d="M0 0h1600v1000H0z" />
      <path stroke={INK} strokeOpacity=".55" strokeWidth="4" d={waves} />
      <path stroke={INK} strokeWidth="4" d={water} />
      <path fill={LAND} stroke={INK} strokeWidth="9" d={`${shore}H1700V-60z`} />
      <path fill={INK} d={hachures} />
      <path fill={LEAVES} fillOpacity=".16" {...WALL} d={Object.values(plots).join("")} />
      <path stroke={INK} strokeWidth="29" d={youngShades} />
      <path stroke={LEAVES} strokeWidth="28" d={young} />
      <path stroke={SOIL} strokeWidth="12" strokeDasharray="26 24" strokeLinecap="butt" d={ROAD} />
      <path {...{ fill: LAND, stroke: INK, strokeWidth: 6, strokeLinejoin: "round" }} d={HOUSES} />
      <path {...{ fill: SOIL, stroke: INK, strokeWidth: 6, strokeLinejoin: "round" }} d={ROOFS} />
      <path fill={INK} d={WINDOWS} />
      <path fill={LEAVES} d={Object.values(vines).join("") + olives} />
      <path fill={INK} d={`${shades}M748 562q92-14 184 0-92 14-184 0z`} />
      <g transform="translate(764 430) scale(2.2)" strokeLinecap="butt">
        {PLACES.hut({ ink: SOIL, paper: LAND })}
      </g>
      {rose()}
      <g
        {...{ fill: INK, stroke: LAND, strokeWidth: 22, paintOrder: "stroke", strokeLinejoin: "round" }}
        {...{ fontFamily: "var(--display)", fontSize: "60", textAnchor: "middle" }}
      >
        {NAMES.map(([name, x, y]) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x="1450" y="615">
          {WINERY.address.city}
        </text>
        <text x="1014" y="508" fill={SOIL}>
          {WINERY.family}
        </text>
      </g>
    </g>
  );
}

/** Each piece of the land within its walls, in 160 by 100 too, its plants on the colour that it is used with: that of its soil. */
export function plotShapes(): JSX.Element[] {
  const { plots, vines, olives, shades } = ENGRAVED_VINEYARDS;
  const rows: Record<string, string> = vines;
  return Object.entries(plots).map(([id, shape]) => (
    <g key={id} id={`plot-${id}`} transform="scale(.1)">
      <path fillOpacity=".75" {...WALL} d={shape} />
      <path fill={LEAVES} d={rows[id] ?? olives} />
      {!rows[id] && <path fill={INK} d={shades} />}
    </g>
  ));
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
