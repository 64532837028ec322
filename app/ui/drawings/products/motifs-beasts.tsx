import { hatch, star } from "./cuts.ts";
import type { Inks } from "./inks.ts";

const CELLS = [
  [15, 20],
  [30.6, 20],
  [7.2, 33.5],
  [22.8, 33.5],
  [38.4, 33.5],
  [15, 47],
  [30.6, 47],
] as const;
const cell = (index: number, size: number) => {
  const at = CELLS[index] ?? CELLS[0];
  return star(at[0], at[1], 3, size, size);
};

/** Motifs of animals, and of what people make. */
export const BEASTS = {
  boskarin: ({ ink, paper }: Inks) => (
    <>
      <path
        fill={ink}
        d="M21 18Q5 19 5 1 0 8 2 15q4 9 17 9l-1 1Q9 24 5 30q7 5 14 2l4 10-2 9q2 7 9 8 7-1 9-8l-2-9 4-10q7 3 14-2-4-6-13-5l-1-1q13 0 17-9 2-7-3-14 0 18-16 17-9-4-18 0z"
      />
      <path
        fill={paper}
        d="M22 32l6 2-4 2zM38 32l-6 2 4 2zM24 53l4-1-2 3zM36 53l-4-1 2 3zM29 36h2l1 7h-4zM24 19l1 7 2-8zM29 18l1 9 1-9zM33 18l2 8 1-7z"
      />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.3"
        d="M22 47q8-5 16 0M7 29l10-1M53 29l-10-1M5 13l3-2M9 18l2-3M55 13l-3-2M51 18l-2-3"
      />
    </>
  ),
  goat: ({ ink, paper }: Inks) => (
    <>
      <path
        fill={ink}
        d="M6 22l8-8Q15 4 30 1l3 2q-11 2-12 11l7-1-4 5q4 6 9 6h13q3-2 4-7l4 2q-1 6-2 9 1 8-2 12l1 17h-5l-2-14-3-3-2 17h-4l1-18q-5 1-9 0l1 18h-4l-3-17-2 17h-5l2-22q-3-4-3-9l-2 1-2 7-3-8q-4-1-3-6z"
      />
      <path
        fill={paper}
        d="M13 19l3-2v3zM22 30l2 7 1-8zM26 31l2 6 1-7zM43 27l-3 8 4-5zM47 28l-4 8 5-6zM17 11l4 1-4 1zM19 7l4 2-4 1zM24 4l2 2-3 1z"
      />
      <path fill={ink} d="M2 57q28-4 57 0l-4 3H6z" />
    </>
  ),
  honeycomb: ({ ink, paper }: Inks) => (
    <>
      <path fill="none" stroke={ink} strokeWidth="2" d={CELLS.map((_, index) => cell(index, 8.8)).join("")} />
      <path fill={ink} d={`${cell(0, 6.6)}${cell(3, 6.6)}${cell(4, 6.6)}${cell(5, 6.6)}M28 54h5q0 6-2.5 6T28 54`} />
      <path fill={ink} d="M41 13q1-9 8-11 4 3 1 10 7-3 9 1-1 6-10 6l1 3-7 6q-5-2-5-7l4-5z" />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.5"
        d="M40 17l6 6M42 13l7 7M45 11l3-6M51 15l5-1M12 18l2-2M20 31l2-2M35 31l3-2M12 45l3-2"
      />
    </>
  ),
  amphora: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d="M21 1h18v4h-3l1 11q12 5 12 17 0 14-14 22l1 4H24l1-4Q11 47 11 33q0-12 12-17l1-11h-3z" />
      <path fill="none" stroke={ink} strokeWidth="3" d="M24 8Q11 5 10 15q0 5 4 8M36 8q13-3 14 7 0 5-4 8" />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.4"
        d="M23 17q7 3 14 0M13 27q17 5 34 0M12 38q18 5 36 0M16 45q14 4 28 0M15 34l3-3 3 4 3-3 3 4 3-4 3 4 3-4 3 3 3-4 3 3"
      />
      <path fill={paper} d={hatch(42, 21, 1, -8, 1) + hatch(40, 48, 1, -9, 1)} />
    </>
  ),
};
