import { LABELS } from "../../../shop/winery/winery.ts";
import { leaf, wedge } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

const NECKS = [
  [92, "var(--soil)", "var(--ink)"],
  [146, "var(--gold)", "var(--olive)"],
  [200, "var(--ink)", "#54735c"],
] as const;
/** Where the boards' shade begins at the right. */
const SHADE = [106, 112, 118, 124, 131, 138, 172, 180, 187, 194, 201, 208];

/** A wine box packed with three bottles, tied and ready for the road. */
export function PackedBox({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 214q150-30 300 0-150 24-300 0" />
      <path fill="var(--ink)" d="M52 216q110-7 252-3-40 10-96 9zM50 105l22-23h176l22 23z" />
      {NECKS.map(([x, capsule, glass]) => (
        <Neck key={x} x={x} capsule={capsule} glass={glass} />
      ))}
      <path fill="var(--ink)" d="M42 100h236l-4 116H46z" />
      <path fill="var(--gold)" d="M44 102h232l-1 41H45zM46 170h228l-2 44H48z" />
      <path fill="var(--soil)" d="M45 146h230v21H45z" />
      <path fill="var(--paper)" d={[150, 156, 162].map((y, i) => leaf(48, y, 0, 60 - i * 16, 1.4)).join("")} />
      <path
        fill="var(--ink)"
        d={
          SHADE.map((y, i) => wedge(273, y, 180, 64 - ((i * 17) % 36), 4)).join("") +
          [150, 157, 163].map((y, i) => wedge(275, y, 180, 60 - i * 12, 4)).join("") +
          [60, 64, 58, 66, 60].map((x, i) => leaf(x, [114, 126, 182, 194, 205][i] ?? 0, 0, 50 - i * 4, 1.6)).join("") +
          "M56 106a2 2 0 1 1-.1 0M57 176a2 2 0 1 1-.1 0M57 206a2 2 0 1 1-.1 0"
        }
      />
      <path fill="var(--ink)" d="M120 110l82 1-1 96-80-1z" />
      <path fill="var(--paper)" d="M122 112l78 1-1 92-76-1z" />
      <path fill="none" stroke="var(--ink)" d="M127 117h68v82h-68z" />
      <g transform="translate(134 120) scale(.9)">{PLACES.hut({ ink: "var(--soil)", paper: "var(--paper)" })}</g>
      <text
        x="161"
        y="192"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize={Math.min(17, 86 / LABELS.house.length)}
        fill="var(--ink)"
      >
        {LABELS.house}
      </text>
    </svg>
  );
}

type NeckProps = { x: number; capsule: string; glass: string };

/** A bottle's neck with its capsule: an ink edge, light from the left, shade cut in from the right. */
function Neck({ x, capsule, glass }: NeckProps) {
  return (
    <g transform={`translate(${x})`}>
      <path fill="var(--ink)" d="M-2 10q16-5 32 0l-1 10 1 58q1 6 9 12v18h-50V90q8-6 9-12l1-58z" />
      <path fill={glass} d="M2 64v14q0 8-8 13v15h40V91q-8-5-8-13V64z" />
      <path fill={capsule} d="M0 12q14-4 28 0l-1 8 1 46q-14 4-28 0l1-46z" />
      <path fill="var(--paper)" d={leaf(6, 24, 90, 36, 1.6) + leaf(5, 78, 110, 18, 1.6)} />
      <path
        fill="var(--ink)"
        d={`M1 19q13-3 26 0v2q-13-3-26 0z${[25, 31, 37, 43, 49, 55, 61, 72, 79, 86, 94].map((y, i) => wedge(28 + (i > 8 ? 5 : 0), y, 180, 13 - (i % 3) * 3, 3)).join("")}`}
      />
    </g>
  );
}
