import type { JSX } from "react";
import type { DRINKING_GLASSES } from "../../../shop/catalogue/wine-style.ts";

type DrinkingGlass = (typeof DRINKING_GLASSES)[number];

/** The bowl from its rim down to the stem, right half, and what is poured into it, with the height of its surface. */
type Bowl = {
  rim: number;
  half: number;
  height: number;
  side: string;
  left: string;
  foot: number;
  pour: { y: number; half: number; side: string; left: string };
};

const MIDDLE = 40;

/** Each bowl in a box of 80 by 150: its outline falls from the rim at the right and rises again at the left. */
const BOWLS: Record<DrinkingGlass, Bowl> = {
  white: {
    rim: 18,
    half: 17,
    height: 57,
    side: "c6 16 8 30 5 40-3 11-12 16-22 17",
    left: "c-10-1-19-6-22-17-3-10-1-24 5-40",
    foot: 22,
    pour: { y: 52, half: 22.6, side: "c-1 13-10 22-22.6 23", left: "c-12.6-1-21.6-10-22.6-23" },
  },
  red: {
    rim: 12,
    half: 20,
    height: 63,
    side: "c8 16 11 32 7 45-4 12-15 17-27 18",
    left: "c-12-1-23-6-27-18-4-13-1-29 7-45",
    foot: 25,
    pour: { y: 51, half: 27.8, side: "c-2 15-13 23-27.8 24", left: "c-14.8-1-25.8-9-27.8-24" },
  },
  burgundy: {
    rim: 14,
    half: 18,
    height: 61,
    side: "c6 10 14 20 14 33 0 19-16 27-32 28",
    left: "c-16-1-32-9-32-28 0-13 8-23 14-33",
    foot: 26,
    pour: { y: 49, half: 31.8, side: "c-1 18-16 25-31.8 26", left: "c-15.8-1-30.8-8-31.8-26" },
  },
  flute: {
    rim: 4,
    half: 11,
    height: 75,
    side: "c3 26 4 44 1 57-3 11-7 16-12 18",
    left: "c-5-2-9-7-12-18-3-13-2-31 1-57",
    foot: 20,
    pour: {
      y: 22,
      half: 12.6,
      side: "c1 15 1 28-1 38-3 10-7 14-11.6 17",
      left: "c-4.6-3-8.6-7-11.6-17-2-10-2-23-1-38",
    },
  },
  dessert: {
    rim: 38,
    half: 14,
    height: 44,
    side: "c5 12 7 22 4 31-3 8-10 12-18 13",
    left: "c-8-1-15-5-18-13-3-9-1-19 4-31",
    foot: 19,
    pour: { y: 62, half: 18.6, side: "c-1 11-8 17-18.6 18", left: "c-10.6-1-17.6-7-18.6-18" },
  },
  small: {
    rim: 84,
    half: 9,
    height: 40,
    side: "c1 7 4 12 4 20 0 10-6 19-13 20",
    left: "c-7-1-13-10-13-20 0-8 3-13 4-20",
    foot: 14,
    pour: { y: 105, half: 12.6, side: "c-1 10-6 17-12.6 18", left: "c-6.6-1-11.6-8-12.6-18" },
  },
};

type Paints = { key: string; wine: string };

const GLASS = { fill: "#fff", fillOpacity: ".5", strokeWidth: "1.4", strokeLinejoin: "round" } as const;
const LIGHT = { fill: "none", stroke: "#fff", strokeLinecap: "round" } as const;

/** Where the foot stands. */
const GROUND = 144;

/**
 * A glass with what it is for, in 80 by 150: what is poured shows through, and light falls in from the left.
 */
export function drinkingGlass(glass: DrinkingGlass, { key, wine }: Paints): JSX.Element {
  const { rim, half, height, side, left, foot, pour } = BOWLS[glass];
  const oval = (at: number, flat: number) =>
    `a${at} ${at / flat} 0 0 1 ${2 * at} 0a${at} ${at / flat} 0 0 1 ${-2 * at} 0`;
  const stem = rim + height;
  const length = GROUND - 4 - stem;
  return (
    <>
      <ellipse cx="44" cy={GROUND + 1} rx={foot + 5} ry="3" fill={key} opacity=".18" />
      <path {...GLASS} stroke={key} d={`M${MIDDLE - foot} ${GROUND - 1}${oval(foot, 6)}`} />
      {/* Behind the bowl, which covers where it begins. */}
      <path
        fill="#fff"
        stroke={key}
        strokeWidth="1.2"
        strokeLinejoin="round"
        d={`M38 ${stem - 1}q1.4 3 1 ${round(length / 2)} 0 ${round(length / 2)}-3 ${round(length / 2)}h8q-3 0-3-${round(length / 2)}-.4-${round(length / 2 - 3)} 1-${round(length / 2)}z`}
      />
      <path {...GLASS} stroke={key} d={`M${MIDDLE + half} ${rim}${side}${left}${oval(half, 8)}`} />
      <path {...SHADE} fill={key} d={shade({ y: rim, half, side }, [0.9])} />
      <path fill={wine} d={`M${MIDDLE + pour.half} ${pour.y}${pour.side}${pour.left}z`} />
      <path {...SHADE} fill={key} d={shade(pour, [0.94, 0.79, 0.64])} />
      <g transform={`translate(${MIDDLE - pour.half} ${pour.y})`}>
        <path fill={wine} d={`M0 0${oval(pour.half, 9)}`} />
        <path fill="#fff" opacity=".3" d={`M0 0${oval(pour.half, 9)}`} />
      </g>
      <path
        {...LIGHT}
        strokeWidth="2.2"
        opacity=".85"
        d={`M${round(MIDDLE - half * 0.86)} ${rim + 8}q-${round(half / 5)} ${round(height / 5)}-${round(half / 6)} ${round(height / 3)}`}
      />
    </>
  );
}

/** Between two of these curves, one a little narrower, lies a line that swells upwards. */
const SHADE = { fillRule: "evenodd", opacity: ".75" } as const;
const NARROWER = 0.95;

/** Lines on the side that lies in the shade: the bowl's own outline, drawn smaller. @param parts of its size */
function shade({ y, half, side }: Pick<Bowl["pour"], "y" | "half" | "side">, parts: readonly number[]): string {
  const curve = (across: number, down: number) => {
    let at = -1;
    const scaled = side.slice(1).replaceAll(/-?\d*\.?\d+/g, (value) => {
      at += 1;
      const short = round(Number(value) * (at % 2 === 0 ? across : down));
      return at > 0 && short >= 0 ? ` ${short}` : `${short}`;
    });
    return `M${round(MIDDLE + half * across)} ${y}c${scaled.replaceAll("  ", " ")}H0V${y}z`;
  };
  return parts.map((part) => curve(part, part) + curve(part * NARROWER, part)).join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
