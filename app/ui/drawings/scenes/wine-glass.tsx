import type { ReactNode } from "react";
import { bow, leaf } from "../products/cuts.ts";

type Props = {
  /** What is poured into it. */
  wine?: "var(--soil)" | "var(--gold)";
  /** What else is in it, over its shade. */
  children?: ReactNode;
};

/** It follows the bowl from the side in shade, and the stem down to the foot. */
const SHADE =
  [
    [65, 20, 9],
    [66, 26, 13],
    [66, 49, 15],
    [65, 54, 21],
    [64, 59, 25],
    [61.5, 64, 22],
    [58, 69, 23],
    [53.5, 74, 13],
  ]
    .map(([x = 0, y = 0, length = 0]) => bow(x, y, length))
    .join("") +
  "M43 90q-3 22 0 38 2 6 8 9-9-1-11-9-1-16 3-38z" +
  leaf(46, 143.5, -8, 20, 2);

/** A glass of wine in a box of 80 by 150, for use inside a scene: an ink edge that is thick where the glass is in shade. */
export function WineGlass({ wine, children }: Props) {
  return (
    <>
      <path
        fill="var(--ink)"
        d="M17 7c-6 16-9 32-5 48 4 15 13 25 24 31 1.5 15 1.5 29 0 41-2 8-14 9-25 13a30 7 0 1 0 58 0c-11-4-23-5-25-13-1.5-12-1.5-26 0-41 11-6 21-16 24-31 4-16 1-32-5-48a23 5 0 0 0-46 0"
      />
      <path
        fill="var(--paper)"
        d="M11 141a28 5 0 1 0 56 0 28 5 0 1 0-56 0M19 8c-6 15-8 32-5 47 4 14 13 24 24 30 1 16 1 30 0 43-1 7-6 9-14 12q16 4 32 0c-8-3-13-5-14-13-1-12-1-26 .5-43C53 77 61 69 64 55c3-15 1-31-4-47z"
      />
      {wine && (
        <>
          <path fill={wine} d="M13 42c0 23 12 36 25 43h4.5c15-10 23-21 23-43a26 5 0 0 1-52.5 0" />
          <ellipse cx="39.3" cy="42" rx="26" ry="5" fill={wine} fillOpacity=".6" stroke="var(--ink)" />
          <path fill="var(--paper)" d={leaf(17.5, 50, 74, 22, 3)} />
        </>
      )}
      <path fill="var(--ink)" d={SHADE} />
      {children}
      <ellipse cx="40" cy="7" rx="21.8" ry="4" fill="var(--mist)" stroke="var(--ink)" strokeWidth="2" />
    </>
  );
}
