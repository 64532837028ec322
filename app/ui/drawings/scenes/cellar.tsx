import { leaf } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_ROOMS } from "./engraved-rooms.ts";

type Props = { className?: string | undefined };

/** The cellar: casks, a demijohn and an amphora under a stone vault, and the day that falls in through the door. */
export function Cellar({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path fill="var(--ink)" d="M0 0h800v400H0z" />
      <path fill="var(--soil)" d="M0 340V196Q120 40 400 38t400 158v144z" />
      <path fill="var(--ink)" d={COURSES} />
      <Door />
      <g fill="none" stroke="var(--paper)">
        <path strokeWidth="2.5" d={arcs([0, 30, 58])} />
        <path strokeWidth="25" strokeDasharray="2.5 34" d={arcs([15])} />
        <path strokeWidth="23" strokeDasharray="2.5 41" d={arcs([44])} />
      </g>
      <EngravedLayers layers={ENGRAVED_ROOMS.casks} />
      <Marks />
    </svg>
  );
}

/** The wall's courses: dark wedges that thin out towards the door. */
const COURSES = Array.from(
  { length: 17 },
  (_, index) => `M0 ${72 + index * 16}l${640 - index * 6} 5-${640 - index * 6} 5z`,
).join("");

/** The arches of the vault, so far outside its edge. */
const arcs = (outside: readonly number[]) =>
  outside.map((far) => `M${-far} ${198 - far}Q120 ${42 - far} 400 ${38 - far}t${400 + far} 158`).join("");

/** What tells one cask from another: the house's sign, carved into the great one, and the cellar's chalk on the others. */
function Marks() {
  return (
    <>
      <path
        fill="var(--gold)"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M486 148q56 2 56 60t-58 60q-54-4-54-62 2-58 56-58z"
      />
      <g transform="translate(447 166) scale(1.3)">{PLACES.hut({ ink: "var(--ink)", paper: "var(--gold)" })}</g>
      <path fill="var(--paper)" d={CHALK} />
    </>
  );
}

/** On the heads: two strokes, three strokes, a cross. */
const CHALK = [
  [172, 262, 84, 44],
  [186, 264, 96, 42],
  [304, 262, 92, 42],
  [318, 264, 84, 44],
  [331, 262, 94, 42],
  [232, 152, 58, 48],
  [260, 152, 122, 48],
]
  .map(([x = 0, y = 0, lean = 0, length = 0]) => leaf(x, y, lean, length, 5))
  .join("");

/** The open door with the land behind it, and the light around it. */
function Door() {
  return (
    <>
      <path
        fill="var(--gold)"
        d="M720 190l-70-86 46 74-112-52 96 68-140-12 134 34-150 20 152 0-130 60 140-40-90 90 112-76zM720 190l-24-94 40 84zM720 190l24-60 4 70z"
      />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" d="M656 342V196q2-66 64-68 62 2 64 68v146z" />
      <circle cx="752" cy="206" r="18" fill="var(--gold)" />
      <path fill="var(--mist)" d="M659 250h122v30H659z" />
      <path fill="var(--olive)" d="M659 272q58-24 122 2v66H659z" />
      <path fill="var(--gold)" d="M659 306q58-16 122-8v42H659z" />
      <path fill="var(--ink)" d="M716 300l-48 42h-6zM722 300l-18 42h-6zM730 299l14 42h-6zM738 298l43 40h-8z" />
    </>
  );
}
