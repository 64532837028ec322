import type { JSX } from "react";
import { leaf } from "./cuts.ts";

type Paints = { key: string; wine: string };

const LEAF = "#7d8654";
const LEAF_UNDER = "#aab08a";

/** A twig, drawn upright, that is laid across the dish: its stalk, and leaves by pairs that get smaller towards its end, the lit ones paler. */
const STALK = "M36 121q-9-16-4-32 3-10 12-19";
const LEAVES = [
  leaf(32, 108, 200, 25, 4),
  leaf(30, 99, 325, 26, 4),
  leaf(31, 91, 205, 23, 4),
  leaf(38, 78, 240, 18, 3.6),
].join("");
const LEAVES_UNDER = [
  leaf(31, 112, 350, 24, 4),
  leaf(34, 85, 335, 24, 4),
  leaf(44, 70, 290, 20, 4),
  leaf(43, 72, 350, 20, 3.6),
].join("");
/** A lit line along the middle of each leaf. */
const VEINS = "M30 107l-19-7M33 98l17-12M29 90l-17-8M37 77l-7-12M33 111l19-3M36 84l18-8M45 68l5-14M45 72l16-3";
/** Two olives at the twig: a drop each, with light at the left and shade that follows it at the right. */
const OLIVES = "M24 107c-5 0-8 4-8 8s3 7 7 7 8-3 8-8-3-7-7-7zM40 101c-4 0-7 3-7 7s3 8 6 8 7-4 7-8-2-7-6-7z";
const OLIVES_LIT = "M20.5 111q2-2 4-2-3 2-4.5 5zM36 105q2-2 3.5-2-2.5 2-4 5z";
const OLIVES_SHADE = "M29 110q3 8-6 11 9 0 8-8zM44 104q2 8-5 11 7-2 7-9z";

/** Lines that follow the dish on the side that lies in the shade; they swell where it is darkest. */
const HATCHES = "M74 126q-8 12-24 15 15-4 22-16zM70 127q-7 10-20 13 12-4 18-13.500zM66 127q-5 7-15 11 9-5 13-11z";

/** A dish of oil with an olive twig across it, in 80 by 150 as the glasses, at the right so that it hides no label: light falls in from the left. */
export function oilDish({ key, wine }: Paints): JSX.Element {
  const line = { stroke: key, strokeWidth: "1.4", strokeLinejoin: "round" } as const;
  return (
    <g transform="translate(8 14.6)scale(.9)">
      <ellipse cx="44" cy="145" rx="34" ry="3.4" fill={key} opacity=".18" />
      <path {...line} fill="#fff" d="M25 138v4q15 5 30 0v-4z" />
      <path {...line} fill="#fdfbf6" d="M2 121c3 12 15 20 27 21h22c12-1 24-9 27-21z" />
      <path fill={key} opacity=".75" d={HATCHES} />
      <ellipse {...line} cx="40" cy="121" rx="38" ry="8" fill="#fdfbf6" />
      <path fill={key} opacity=".16" d="M8 122a32 5.6 0 0 1 64 0q-6-3.6-32-3.600T8 122z" />
      <ellipse cx="40" cy="122" rx="32" ry="5.6" fill={wine} stroke={key} strokeWidth=".8" />
      <path
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="1.4"
        opacity=".75"
        d="M56 125.200q8-.8 11-2.7"
      />
      <g transform="translate(-9 15)rotate(74 38 96)">
        <path fill="none" stroke={key} strokeWidth="1.6" d={STALK} />
        <g stroke={key} strokeWidth=".9" strokeLinejoin="round">
          <path fill={LEAF_UNDER} d={LEAVES_UNDER} />
          <path fill={LEAF} d={LEAVES} />
        </g>
        <path fill="none" stroke="#fdfbf6" strokeWidth=".8" opacity=".8" d={VEINS} />
      </g>
      <path stroke={key} strokeWidth=".9" fill="#59643a" d={OLIVES} />
      <path fill="#fdfbf6" d={OLIVES_LIT} />
      <path fill={key} opacity=".75" d={OLIVES_SHADE} />
    </g>
  );
}
