import { leaf, mirrored } from "./cuts.ts";
import type { Inks } from "./inks.ts";

const VINE_LEAF = mirrored(30, [
  [30, 2],
  [33, 6],
  [36, 5],
  [38, 9],
  [42, 9],
  [42, 14],
  [45, 17],
  [43, 22],
  [47, 18],
  [50, 20],
  [53, 18],
  [54, 22],
  [58, 24],
  [56, 28],
  [59, 32],
  [55, 35],
  [55, 39],
  [50, 40],
  [51, 44],
  [48, 47],
  [48, 51],
  [43, 51],
  [41, 55],
  [37, 53],
  [34, 54],
  [34, 47],
  [30, 41],
]);
const OLIVE_LEAVES = [
  [12, 48, -105, 18],
  [14, 47, 5, 19],
  [20, 40, -115, 19],
  [23, 38, -8, 20],
  [29, 31, -125, 18],
  [33, 28, -15, 19],
  [38, 23, -130, 15],
  [42, 19, -18, 16],
  [47, 13, -50, 14],
] as const;
const SPRIG = [0, 1, 2, 3, 4, 5, 6];

/** Motifs that grow. */
export const PLANTS = {
  grapes: ({ ink, paper }: Inks) => (
    <>
      <path
        fill={ink}
        d="M29 14q-4-9 3-13l3 1q-4 5-2 11zM28 15Q16 20 8 13 4 11 3 6q6 0 9-4 5 3 9 1 5 5 7 12zM34 12q9-9 19-5-3 8-19 6z"
      />
      <path fill="none" stroke={paper} strokeWidth="1.2" d="M27 14Q17 12 8 8M16 10l-1-5M36 12q7-4 13-4" />
      <g fill="none" strokeLinecap="round">
        <path
          stroke={ink}
          strokeWidth="10"
          strokeDasharray="0 10.7"
          d="M9 22h44M14.5 31h34M20 40h24M25 48.5h12M31 55h1"
        />
        <path
          stroke={paper}
          strokeWidth="2.4"
          strokeDasharray="0 10.7"
          d="M7 20.5h44M12.5 29.5h34M18 38.5h24M23 47h12M29 54h1"
        />
      </g>
    </>
  ),
  vineLeaf: ({ ink, paper }: Inks) => (
    <>
      <path fill={ink} d={VINE_LEAF} />
      <path fill="none" stroke={ink} strokeWidth="2.6" d="M30 44q0 8 6 14" />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.3"
        d="M30 42V8M11 23l19 18 19-18M14 45l16-5 16 5M24 20l6 8 6-8M26 13l4 5 4-5M9 32l10-1M41 31l10 1M38 42l1 8M22 42l-1 8"
      />
    </>
  ),
  oliveBranch: ({ ink, paper }: Inks) => (
    <>
      <path fill="none" stroke={ink} strokeWidth="1.8" d="M4 57q22-16 46-46" />
      <path fill={ink} d={OLIVE_LEAVES.map(([x, y, turn, length]) => leaf(x, y, turn, length, 6)).join("")} />
      <path fill={ink} d="M24 42c7-1 9 5 8 9s-6 6-9 3-5-10 1-12M38 30c7-1 9 5 8 9s-6 6-9 3-5-10 1-12" />
      <path fill="none" stroke={paper} strokeWidth="1.6" strokeLinecap="round" d="M24 47q-1 3 1 5M38 36q-1 3 1 5" />
    </>
  ),
  rose: ({ ink, paper }: Inks) => (
    <>
      <path
        fill={ink}
        d="M30 1q8-1 12 4 9 1 10 10 3 8-3 13-3 9-12 9-7 4-14 0-9 0-12-9-6-6-3-13 1-9 10-10 4-5 12-4zM29 36h3q0 13-3 23h-3q3-9 3-23z"
      />
      <path fill={ink} d={leaf(30, 54, -35, 25, 11) + leaf(28, 50, -140, 21, 10)} />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M31 18q-4 0-3-4 3-3 7 0 2 5-1 8-5 4-10 0-4-6 0-12 6-6 14-2 7 5 4 13-4 8-13 7-10-3-9-13M36 5q10 2 11 12M32 53l14-10M27 49l-12-10M43 29q6-4 6-10M14 8q-3 5-1 9M16 26q5 8 13 8"
      />
    </>
  ),
  herbs: ({ ink, paper }: Inks) => (
    <>
      <g fill="none" stroke={ink} strokeWidth="1.6">
        <path d="M30 58V6M28 58Q26 38 12 18M32 58q2-20 16-40M26 56l-5 4M34 56l5 4" />
      </g>
      <path
        fill={ink}
        d={
          SPRIG.map((i) => leaf(30, 40 - i * 5, -145, 13 - i, 3.5) + leaf(30, 40 - i * 5, -35, 13 - i, 3.5)).join("") +
          leaf(30, 8, -90, 8, 3)
        }
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 5"
        d="M19 29L9 11M41 29l10-18"
      />
      <path fill="none" stroke={paper} strokeWidth="1.2" d="M21 27L8 8M39 27L52 8" />
      <path fill={ink} d={`M23 46h14v5H23z${leaf(25, 44, -165, 16, 7)}${leaf(35, 44, -15, 16, 7)}`} />
      <path fill="none" stroke={paper} strokeWidth="1.2" d="M23 48.5h14M23 44l-10-3M37 44l10-3" />
    </>
  ),
};
