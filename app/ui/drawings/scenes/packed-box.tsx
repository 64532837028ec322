import { HOUSE } from "../products/label-layout.ts";
import { PLACES } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

const NECKS = [
  [92, "var(--soil)", "var(--ink)"],
  [146, "var(--gold)", "var(--olive)"],
  [200, "var(--ink)", "var(--ink)"],
] as const;

/** A wine box packed with three bottles, tied and ready for the road. */
export function PackedBox({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 214q150-30 300 0-150 24-300 0" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M40 70L24 58M48 46L38 30M280 70l16-12M272 46l10-16M74 30l-4-16M246 30l4-16"
      />
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path fill="var(--soil)" d="M52 104l20-20h176l20 20z" />
        {NECKS.map(([x, capsule, glass]) => (
          <g key={x}>
            <path fill={glass} d={`M${x + 2} 64v14q0 8-8 12v16h40V90q-8-4-8-12V64z`} />
            <path fill={capsule} d={`M${x} 12q14-4 28 0l-1 8 1 46q-14 4-28 0l1-46z`} />
            <path fill="none" stroke="var(--paper)" strokeWidth="3" d={`M${x + 8} 26v30`} />
          </g>
        ))}
        <path fill="var(--gold)" d="M44 102h232l-4 112H48zM46 140h228M47 178h226" />
        <path fill="var(--soil)" d="M44 146h230v20H46z" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="44 16 20 12"
        d="M62 116h60M204 116h60M62 128h50M214 128h40M60 190h50M210 190h56M66 202h50M214 202h40"
      />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d="M122 112l78 1-1 92-76-1z" />
      <path fill="none" stroke="var(--ink)" d="M127 117h68v82h-68z" />
      <g transform="translate(134 120) scale(.9)">{PLACES.hut({ ink: "var(--soil)", paper: "var(--paper)" })}</g>
      <text x="161" y="192" textAnchor="middle" fontFamily="var(--display)" fontSize="17" fill="var(--ink)">
        {HOUSE}
      </text>
      <path
        fill="var(--ink)"
        d="M56 108a3 3 0 1 1-.1 0M264 108a3 3 0 1 1-.1 0M57 198a3 3 0 1 1-.1 0M263 198a3 3 0 1 1-.1 0"
      />
    </svg>
  );
}
