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
      <EngravedLayers layers={ENGRAVED_ROOMS.cellar} />
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
      <ellipse cx="505" cy="222" rx="54" ry="60" fill="var(--gold)" stroke="var(--ink)" strokeWidth="4" />
      <g transform="translate(465 176) scale(1.34)">{PLACES.hut({ ink: "var(--ink)", paper: "var(--gold)" })}</g>
      <path fill="none" stroke="var(--ink)" strokeWidth="11" d={CHALK} />
      <path fill="none" stroke="var(--paper)" strokeWidth="5" d={CHALK} />
    </>
  );
}

/** On the heads: two, three and ten, each between two bars. */
const CHALK = `M${[
  [140, 263],
  [298, 263],
  [221, 179],
]
  .map(([x, y]) => `${x} ${y}h38m-38 40h38`)
  .join("M")}M152 263v40m14-40v40M306 263v40m11-40v40m11-40v40M229 179l22 40m0-40l-22 40`;

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
