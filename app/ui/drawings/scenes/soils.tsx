import { leaf } from "../products/cuts.ts";
import { PLANTS } from "../products/motifs-plants.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SOILS } from "./engraved-soils.ts";

type Props = { className?: string | undefined };

/** Field stones of the red earth: where each lies, and how large it is. */
const STONES = [
  [40, 330, 3],
  [170, 352, 4],
  [290, 334, 3],
  [400, 366, 3],
  [20, 376, 3],
  [246, 380, 3],
  [120, 312, 2],
  [412, 316, 2],
  [96, 370, 2],
] as const;
const stone = (x: number, y: number, size: number) =>
  `M${x} ${y}l${2 * size}-${4 * size} ${6 * size}-${2 * size} ${6 * size} ${size} ${3 * size} ${5 * size}-${5 * size} ${3 * size}-${9 * size} 0z`;

/** Leaves of clay and iron in the red, grains of sand in the yellow. */
const CLODS = [
  [30, 180],
  [130, 200],
  [60, 240],
  [220, 180],
  [230, 270],
  [400, 200],
  [420, 260],
  [110, 290],
  [370, 300],
  [20, 300],
] as const;

/** A vine of each soil's own variety: where it stands, the colour of its grapes, and where they hang. */
const VINES = [
  {
    soil: "red",
    at: 310,
    grapes: "var(--ink)",
    bunches: [
      [-74, 72, 0.62],
      [-48, 84, 0.5],
      [34, 74, 0.66],
    ],
  },
  {
    soil: "yellow",
    at: 602,
    grapes: "#a98a1f",
    bunches: [
      [-40, 62, 0.52],
      [10, 64, 0.7],
      [46, 66, 0.62],
      [80, 82, 0.54],
    ],
  },
  {
    soil: "grey",
    at: 888,
    grapes: "#7a2f4a",
    bunches: [
      [-62, 76, 0.6],
      [-14, 70, 0.56],
      [26, 80, 0.66],
    ],
  },
] as const;

/** Our three soils, cut open beside each other: red earth, yellow loam, grey flysch in layers, and the roots in all of them. */
export function Soils({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path fill="var(--mist)" d="M0 110q140-50 300-20t320-24 300 10 280-30v110H0z" />
      <path fill="var(--soil)" d="M0 140q240-18 466 2-26 60 4 130t-16 128H0z" />
      <path fill="var(--gold)" d="M466 142q140-10 270-2 24 70-6 130t14 130H454q46-58 16-128t-4-130z" />
      <path fill="#8d918c" d="M736 140q240-12 464 0v260H744q-44-60-14-130t6-130z" />
      <path
        fill="var(--mist)"
        d="M741 196q240-34 459 6v22q-220-38-456-4zM722 288q240-36 478 8v26q-240-44-488-4zM740 366q240-30 460 10v24H746z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M0 140q240-18 466 2 130-10 270-2 240-12 464 0M466 142q-26 60 4 130t-16 128M736 140q24 70-6 130t14 130M741 196q240-34 459 6M744 220q236-34 456 4M722 288q240-36 478 8M712 318q248-40 488 4M740 366q240-30 460 10"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="22"
        strokeDasharray="2.5 58 2.5 84"
        d="M750 208q240-34 450 6M730 303q240-36 470 8"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="3 22 8 30 3 14"
        strokeLinecap="round"
        d="M486 176h240M490 206h230M500 240h220M490 272h230M480 304h240M476 336h250M474 368h260"
      />
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
        d={STONES.map(([x, y, size]) => stone(x, y, size)).join("")}
      />
      <path fill="var(--ink)" d={CLODS.map(([x, y], i) => leaf(x, y, i % 2 ? 10 : -14, 26, 4)).join("")} />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeDasharray="16 40 8 60"
        d="M0 166h450M20 220h440M10 260h450M0 306h450M500 190h220M490 256h230M484 320h240"
      />
      {VINES.map(({ soil, at, grapes, bunches }) => (
        <g key={soil} transform={`translate(${at})`}>
          <EngravedLayers layers={ENGRAVED_SOILS[soil]} />
          {bunches.map(([x, y, size]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              {PLANTS.grapes({ ink: grapes, paper: "var(--paper)" })}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
