import { BOAT } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

/** One crest repeated, so that a row of waves is a few bytes. */
const crests = (x: number, y: number, count: number, width: number) =>
  `M${x} ${y}${`q${width * 0.3}-${width * 0.5} ${width * 0.7}-${width * 0.3}-${width * 0.3} ${width * 0.2} ${width * 0.3} ${width * 0.3}`.repeat(count)}V400H${x}z`;

/** The sea when the bora blows: a bent pine, a boat, a lighthouse, and the air drawn as the wind draws it. Cut from the right. */
export function SeaWind({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 1200 600" preserveAspectRatio="xMinYMax slice" aria-hidden>
      <circle cx="690" cy="222" r="62" fill="var(--gold)" />
      <Wind />
      <path fill="var(--mist)" d="M0 222h1200v178H0z" />
      <Lighthouse />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="46 30 18 40 70 24"
        d="M0 222h1200M40 236h1100M10 250h1180M120 264h1060"
      />
      <g transform="rotate(-9 480 260) translate(430 126) scale(2.8)">
        <path fill="var(--soil)" d={BOAT} />
      </g>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d={crests(-30, 290, 12, 110)} />
      <path fill="var(--mist)" stroke="var(--ink)" strokeWidth="4" d={crests(-80, 328, 10, 130)} />
      <path fill="var(--ink)" d={crests(-20, 372, 9, 150)} />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeDasharray="30 22 60 26"
        d="M0 384h1200M30 394h1170"
      />
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
      <Pine />
    </svg>
  );
}

function Wind() {
  return (
    <g fill="none" stroke="var(--ink)" strokeLinecap="round">
      <path
        strokeWidth="6"
        d="M400 40h290q46-2 46-38-2-30-32-30-24 2-24 24 2 18 20 16M440 84h290q44 2 44 38-2 30-32 30-24-2-24-24 2-18 20-16"
      />
      <path
        strokeWidth="3"
        d="M830 6q16-18 26 2 12-22 30-6M1120 60q14-16 22 2 12-18 26-4M300-120q14-16 22 2 12-18 26-4"
      />
      <path
        stroke="var(--gold)"
        strokeWidth="4"
        strokeDasharray="90 26 30 20"
        d="M380-150h160M790-60h330M440 18h180M860-120h320M460 62h300M380 104h260M560 130h180M40-60h240M120-130h140M20-10h120"
      />
    </g>
  );
}

function Lighthouse() {
  return (
    <>
      <path fill="var(--olive)" stroke="var(--ink)" strokeWidth="3" d="M900 222q50-30 104-24 60-4 110 24z" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="4"
        d="M984 88h-44M986 76l-40-22M994 66l-22-36M1036 88h44M1034 76l40-22M1026 66l22-36"
      />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d="M992 204l8-96h20l8 96zM1028 204v-26h36v26z" />
      <path fill="var(--soil)" stroke="var(--ink)" strokeWidth="3" d="M1024 180l22-16 24 16zM997 144h26l1 22h-29z" />
      <path fill="var(--ink)" d="M994 108h32v-6h-32zM998 100V84h24v16zM994 84l16-16 16 16z" />
      <path fill="var(--gold)" d="M1004 88h12v12h-12z" />
    </>
  );
}

function Pine() {
  return (
    <g transform="translate(-35 -99) scale(1.5)">
      <path fill="none" stroke="var(--ink)" strokeWidth="10" d="M70 206q4-70 72-104M82 158q24-10 60-8" />
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M60 108q-10-26 30-30 20-26 60-16 50-10 76 14 34 2 50 20-34-4-54 8-20 14-50 2-20 18-50 4-30 14-62-2zM110 160q4-20 36-18 30-14 56 2 24 0 40 14-30 0-48 8-44 10-84-6z"
      />
      <path
        fill="var(--ink)"
        d="M60 108q32 16 62 2 30 14 50-4 30 12 50-2 20-12 54-8-34 8-48 20-20 10-52 2-24 14-52 2-34 10-64-12zM110 160q40 16 84 6 18-8 48-8-24 10-44 16-46 8-88-14z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2.5"
        strokeDasharray="20 9"
        d="M88 92q66-20 142 0M136 152q34-8 66 0"
      />
    </g>
  );
}
