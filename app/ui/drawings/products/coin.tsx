import type { JSX } from "react";
import type { Tone } from "../../../shop/awards/awards.ts";
import type { Motif } from "../../../shop/catalogue/drawing.ts";
import { MOTIF_DRAWINGS } from "./motifs.tsx";

const INK = "var(--ink)";
const METALS: Record<Tone, string> = { gold: "var(--gold)", silver: "#b9c0be", bronze: "#b77a48" };
/** A laurel's leaves on each side, and the degrees between them. */
const LEAVES = 4;
const BETWEEN = 23;

/** A small struck coin with a motif in its laurel, in 40 by 40. */
export function coin(tone: Tone, motif: Motif): JSX.Element {
  const metal = METALS[tone];
  return (
    <>
      <circle cx="20" cy="20" r="19" fill={metal} stroke={INK} strokeWidth="1.4" />
      <path fill="#fff" opacity=".6" d="M2.6 23A17.6 17.6 0 0 1 27 3.9 19.5 19.5 0 0 0 2.6 23z" />
      <path fill={INK} opacity=".3" d="M37.4 17A17.6 17.6 0 0 1 13 36.1 19.5 19.5 0 0 0 37.4 17z" />
      <path fill={INK} d={laurel()} />
      <g transform="translate(8 7)scale(.4)">{MOTIF_DRAWINGS[motif]({ paper: metal, ink: INK })}</g>
    </>
  );
}

/** Leaves that point upwards from the foot of the coin half up both sides, within its rim. */
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
