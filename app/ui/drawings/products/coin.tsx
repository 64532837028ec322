import type { JSX } from "react";

const INK = "var(--ink)";
const METAL = "var(--coin)";
/** A laurel's leaves on each side, and the degrees between them. */
const LEAVES = 6;
const BETWEEN = 23;

/** A struck coin with the winery's hut in a laurel, in 40 by 40; its metal is the custom property `--coin`. */
export function coin(): JSX.Element {
  return (
    <>
      <circle cx="20" cy="20" r="19" fill={METAL} stroke={INK} strokeWidth="1.4" />
      <path fill="#fff" opacity=".6" d="M2.6 23A17.6 17.6 0 0 1 27 3.9 19.5 19.5 0 0 0 2.6 23z" />
      <path fill={INK} opacity=".45" d="M37.4 17A17.6 17.6 0 0 1 13 36.1 19.5 19.5 0 0 0 37.4 17z" />
      <path fill={INK} d={laurel()} />
      <path fill={INK} d="M11 26.5q.3-9.5 6.5-13l.5-2.5h4l.5 2.5q6.2 3.5 6.5 13z" />
      <path
        fill="none"
        stroke={METAL}
        strokeWidth="1.1"
        d="M14.5 19h3M20 15.5v2.5M22.5 19.5h3.5M13 22.8h3.3M23.9 22.8h3.3M18 26.5v-3.5q2-2.2 4 0v3.5"
      />
    </>
  );
}

/** Leaves that point upwards from the foot of the coin along both sides, between its rim and the hut. */
function laurel(): string {
  const spot = (degrees: number, reach: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${tenth(20 + Math.sin(turn) * reach)} ${tenth(20 + Math.cos(turn) * reach)}`;
  };
  return [1, -1]
    .flatMap((side) => Array.from({ length: LEAVES }, (_, index) => [side, 8 + index * BETWEEN] as const))
    .map(([side, at]) => {
      const [foot, tip] = [spot(side * at, 14.2), spot(side * (at + 25), 16.6)];
      return `M${foot}Q${spot(side * (at + 10), 18)} ${tip}Q${spot(side * (at + 16), 12.8)} ${foot}z`;
    })
    .join("");
}
const tenth = (value: number) => Math.round(value * 10) / 10;
