import { leaf } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";
import { PLANTS } from "../products/motifs-plants.tsx";

type Props = { className?: string | undefined };

const INKS = { ink: "var(--ink)", paper: "var(--paper)" };
/** Where the rows meet, and where each ends at the lower edge: hedge, then its shadow. */
const FAR = { x: 430, y: 168 };
const ROWS = [-700, -330, -40, 200, 430, 660, 910, 1200, 1560] as const;

/** Looking along the vine rows towards the hut, grapes hanging in front. */
export function Vineyard({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="548" cy="40" r="58" fill="var(--gold)" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="60 24 26 36"
        d="M250-70h230M290-30h190M620-20h180M260 20h200M620 30h180M20 90h330"
      />
      <path fill="var(--mist)" d="M0 140q140-40 300-20t500-30v100H0z" />
      <path fill="var(--olive)" d="M0 170q120-50 280-22t320-14 200-28v90H0z" />
      <path
        fill="var(--paper)"
        d={[40, 110, 190, 560, 640, 720].map((x, i) => leaf(x, 164 - i * 4, -8, 44, 5)).join("")}
      />
      <path fill="var(--soil)" d="M0 190q200-34 430-22t370-6v238H0z" />
      <path fill="var(--ink)" d={ROWS.map((x) => hedge(x + 60, x > 430 ? 70 : 100)).join("")} />
      <path fill="var(--olive)" d={ROWS.map((x) => hedge(x, 100)).join("")} />
      <path
        fill="var(--paper)"
        d={ROWS.flatMap((x) => [0.34, 0.48, 0.64, 0.82].map((t, i) => flick(x, t, i))).join("")}
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="18 14"
        d="M318 398l98-210M560 398l-116-210M790 398l-310-200M90 398l290-200"
      />
      <g transform="translate(382 78) scale(1.6)">{PLACES.hut(INKS)}</g>
      <path fill="none" stroke="var(--ink)" strokeWidth="9" d="M-10-168q160 26 330-8t490 10" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeDasharray="40 12 16 10"
        d="M0-168q160 24 320-8t480 10"
      />
      <g transform="translate(-30 -170) scale(3)">{PLANTS.vineLeaf({ ink: "var(--olive)", paper: "var(--paper)" })}</g>
      <g transform="translate(70 -186) scale(3.6)">{PLANTS.grapes(INKS)}</g>
      <g transform="matrix(-2.8 0 0 2.8 830 -176)">{PLANTS.vineLeaf({ ink: "var(--soil)", paper: "var(--paper)" })}</g>
      <g transform="translate(594 -186) scale(2.9)">{PLANTS.grapes(INKS)}</g>
    </svg>
  );
}

const hedge = (x: number, width: number) => `M${FAR.x} ${FAR.y}L${x - width / 2} 400h${width}z`;

function flick(x: number, along: number, index: number) {
  const [at, down] = [FAR.x + (x - FAR.x) * along, FAR.y + (400 - FAR.y) * along];
  return leaf(Math.round(at - 8 + (index % 2) * 6), Math.round(down), index % 2 ? 40 : -30, 34 * along, 8 * along);
}
