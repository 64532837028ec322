import { BOAT } from "../picture/motifs-places.tsx";

type Props = { className?: string | undefined };

/** One crest repeated, so that a row of waves is a few bytes. */
const crests = (x: number, y: number, count: number, width: number) =>
  `M${x} ${y}${`q${width * 0.3}-${width * 0.5} ${width * 0.7}-${width * 0.3}-${width * 0.3} ${width * 0.2} ${width * 0.3} ${width * 0.3}`.repeat(count)}V400H${x}z`;

/** The sea when the bora blows: a boat, a bent pine, and the air drawn as the wind draws it. */
export function SeaWind({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <g fill="none" stroke="var(--ink)" strokeLinecap="round">
        <path
          strokeWidth="6"
          d="M310 96h300q46-2 46-38-2-30-32-30-24 2-24 24 2 18 20 16M270 138h360q44 2 44 38-2 30-32 30-24-2-24-24 2-18 20-16"
        />
        <path
          stroke="var(--gold)"
          strokeWidth="4"
          strokeDasharray="90 26 30 20"
          d="M330 70h180M360 118h380M300 164h200M680 70h100M280 194h120M620 196h160"
        />
      </g>
      <path fill="var(--mist)" d="M0 222h800v178H0z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="46 30 18 40 70 24"
        d="M0 222h800M40 236h700M10 250h780"
      />
      <g transform="rotate(-9 400 260) translate(350 146) scale(2.5)">
        <path fill="var(--soil)" d={BOAT} />
      </g>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d={crests(-30, 290, 8, 110)} />
      <path fill="var(--mist)" stroke="var(--ink)" strokeWidth="4" d={crests(-80, 328, 7, 130)} />
      <path fill="var(--ink)" d={crests(-20, 372, 6, 150)} />
      <path fill="none" stroke="var(--paper)" strokeWidth="3" strokeDasharray="30 22 60 26" d="M0 384h560M30 394h500" />
      <path
        fill="var(--soil)"
        stroke="var(--ink)"
        strokeWidth="4"
        d="M-4 404V200q80-14 130 4l20 42-22 16 42 44-16 24 48 74z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="30 14 50 18"
        d="M8 236h116M8 262h106M4 290h130M10 320h130M4 350h150M10 378h160"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="12" d="M70 206q4-70 72-104M82 158q24-10 60-8" />
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="4"
        d="M60 108q-10-26 30-30 20-26 60-16 50-10 76 14 34 2 50 20-34-4-54 8-20 14-50 2-20 18-50 4-30 14-62-2zM110 160q4-20 36-18 30-14 56 2 24 0 40 14-30 0-48 8-44 10-84-6z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeDasharray="26 12"
        d="M84 96q70-20 150-2M132 156q36-8 70 0"
      />
    </svg>
  );
}
