import { hatch, leaf, star, wedge } from "./cuts.ts";
import type { Inks } from "./inks.ts";

/** The batana under sail, in the motif's 60 by 60; scenes put it on their own waves. */
export const BOAT = "M29 2l3 2q15 12 18 30l-18 1-1 4-2-1zM27 9v25H12q10-9 15-25zM7 39q23 4 47-1-3 8-9 10H18q-8-2-11-9z";

/** Long and short in turn, around the upper half of the sun. */
const RISING_RAYS = [180, 205, 230, 270, 310, 335, 360]
  .flatMap((degrees, index) => {
    const turn = (degrees * Math.PI) / 180;
    return index % 6 === 0
      ? []
      : [wedge(30 + 19 * Math.cos(turn), 38 + 19 * Math.sin(turn), degrees, index % 2 ? 12 : 16, 5)];
  })
  .join("");
const LIGHT_ON_WATER = [
  [9, 46, 42],
  [16, 51, 28],
  [22, 56, 16],
]
  .map(([x = 0, y = 0, length = 0]) => leaf(x, y, 0, length, 1.8))
  .join("");

/** Motifs of land, sea and sky. */
export const PLACES = {
  hut: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d="M3 37Q12 16 26 8l2-5h4l2 5q14 8 23 29l-5 1 1 19H7l1-19z" />
      <g fill="none" stroke={paper}>
        <path
          strokeWidth="1.3"
          d="M22 13q8 2 16 0M16 20q14 3 28 0M10 28q20 4 40 0M4 37q26 4 52 0M8 44q22 3 44 0M8 51q22 3 45 0"
        />
        <path
          strokeWidth="6"
          strokeDasharray="1.2 6.5"
          d="M29 11h6M22 17h16M21 24h22M13 33q17 3 34 0M14 42q17 2 34 0M11 48h44M14 55h40"
        />
      </g>
      <path fill={ink} stroke={paper} strokeWidth="1.6" d="M23 59l1-13q6-5 12 0l1 13" />
    </>
  ),
  vineRows: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d="M43 4a7 7 0 1 1-.1 0M1 27q14-12 29-6 15-8 29 5l-1 5q-14-7-28-7T2 32z" />
      <path fill={paper} d={hatch(10, 23, 2, 9, 1) + hatch(38, 20, 2, 12, 1)} />
      <path
        fill={ink}
        d="M30 26L1 36v6zM30 26L2 46l1 9zM30 26L9 58h9zM30 26l-6 32h11zM30 26l12 32h9zM30 26l27 30 1-8zM30 26l29 17V37z"
      />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.6"
        strokeDasharray="3 1.6 2 1.4"
        d="M22 33q8 3 17 0M16 40q14 5 29 0M11 47q19 6 39 0M9 54q21 6 43 0"
      />
    </>
  ),
  /** Half a sun above the sea, with its light on the water. */
  sunrise: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d={`M14 38a16 16 0 0 1 32 0z${RISING_RAYS}M3 40h54v2.400H3z${LIGHT_ON_WATER}`} />
      <path fill="none" stroke={paper} strokeWidth="1.2" d="M19 33.500q11-3 22 0M23 28.500q7-2 14 0" />
    </>
  ),
  belfry: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d="M30 0l1 4 8 15h2v3h-2v15l7-6 12 9v18H2V44l9-7 10 6V22h-2v-3h2l8-15z" />
      <path
        fill={paper}
        d="M24 33v-6q2-4 4 0v6zM32 33v-6q2-4 4 0v6zM29 40h2v5h-2zM29 49h2v5h-2zM6 49h3v4H6zM13 49h3v4h-3zM44 58V48q3-4 6 0v10z"
      />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.2"
        d="M21 23h18M21 36h18M25 19l4-10M38 38l8-5 12 9M2 46l9-6 10 6v12M39 37v21"
      />
    </>
  ),
  sea: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d={BOAT} />
      <path fill={paper} d="M33 12q8 9 10 20-6-9-10-11zM11 42q19 3 38 0-19 5-38 0z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M2 50q5-5 9 0t9 0 9 0 9 0 9 0 10-1M7 57q5-5 9 0t9 0 9 0 9 0 9-1"
      />
    </>
  ),
  sun: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d={star(30, 30, 20, 30, 18)} />
      <circle cx="30" cy="30" r="15" fill={ink} stroke={paper} strokeWidth="2" />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M22 27q3-3 5 0M33 27q3-3 5 0M30 26l-2 7h3M24 36q6 5 12 0M20 32l2 2M40 32l-2 2M27 19h6"
      />
    </>
  ),
  stars: ({ ink, paper }: Inks) => (
    <>
      <path
        fill={ink}
        d={star(25, 32, 8, 24, 8) + star(49, 11, 4, 10, 2.6) + star(52, 48, 4, 8, 2.2) + star(9, 8, 4, 7, 2)}
      />
      <path
        fill={paper}
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => wedge(25, 32, i * 45 - 84, i % 2 ? 13 : 15, 2.2)).join("")}
      />
    </>
  ),
  wind: ({ ink }: Inks) => (
    <>
      <g fill="none" stroke={ink} strokeLinecap="round">
        <path
          strokeWidth="3.4"
          d="M3 23h33q9-1 9-9-1-7-8-7-6 1-6 6 1 4 5 3M2 32h46q9 1 9 9-1 7-8 7-6-1-6-6 1-4 5-3M6 41h23q7 1 7 8-1 6-7 6-5-1-5-5 1-3 4-3"
        />
        <path strokeWidth="1.4" d="M9 17h16M14 12h8M49 27h9M4 36.5h27M10 46h8" />
      </g>
      <path fill={ink} d="M48 20q0-7 9-8-1 8-9 8M7 57q0-5 8-6-2 6-8 6" />
    </>
  ),
};
