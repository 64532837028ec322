import { hatch, leaf } from "../products/cuts.ts";
import { BOAT, PLACES } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

/** The peninsula's coast from the Mirna's mouth round the cape to the foot of Učka, as it lies on the map. */
const ISTRIA =
  "M424-31l26 15 21 11-14 21 7 31 11 31 4 25-8 26 8 21 18 21 44-6 33-15-29 31-37 5-11 21-4 20 19 21 18 31 29 26 15 21 29 20 15 37 14 25-3 21 29 0 0 18-18 8 7 26 18 10 26 0 7 26-7 26 14 7 11-28 4-31 18 10 19-5 11-20 3-31 15-21 11-41 11-26 3-36-7-42 18 0 8 42 22 25 18-5 11-31 14-41-7-36 18-26-11-26 37-10 15-47 3-57 19-41 14-57z";
const ISLANDS =
  "M994 140l-14 46 11 52 21 52 0 46-25 21 22 26 25 20-22 31 15 31 22 21 0 62-7 72 76 0 4-82-15-62 8-62-22-62-22-73-22-52-18-41-19-46zM1221 279l-44 11-44-21-26-42 8-62 18-51 33-36 55-6zM574 377l11 21-11 16 18-6 11-20-11-11-7 6zM556 388l7-13-9-5zM484 266l12 0-4-13zM455 92l7 11 3-16zM662 568l14-5-7-11zM892 369l9 2 0-17z";
const LAND = ISTRIA + ISLANDS;
const SEA =
  "M60 60h200M20 110h120M300 130h110M90 210h150M330 260h80M40 330h180M260 350h160M120 450h140M330 430h180M60 540h240M380 560h200M790 470h150M860 420h90M760 540h160M900 330h60M910 270h60M1060 520h120M1080 420h100M1060 340h110M1040 60h90M960 110h60";
const WOODS = [
  [560, 40],
  [780, 110],
  [572, 160],
  [700, 190],
  [800, 190],
  [690, 300],
  [730, 390],
  [560, 250],
  [850, 120],
  [1010, 300],
  [1040, 480],
] as const;
const FIELDS = [
  [540, 90],
  [640, 120],
  [740, 240],
  [690, 340],
  [800, 60],
  [590, 205],
  [700, 440],
  [830, 260],
] as const;
const TOWNS = [
  [479, 78],
  [510, 222],
  [610, 269],
  [630, 388],
  [651, 184],
  [721, 62],
  [855, 217],
  [760, 248],
  [899, 167],
  [716, 484],
] as const;

/** The south of Istria, drawn: coast, islands, roads, and a pin where the winery stands. */
export function CountryMap({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="var(--mist)" d="M0 0h1200v600H0z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="34 14 12 26" d={SEA} />
      <g fill="none" stroke="var(--olive)" strokeLinejoin="round">
        <path strokeWidth="34" strokeOpacity=".16" d={LAND} />
        <path strokeWidth="18" strokeOpacity=".24" d={LAND} />
        <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d={LAND} />
      </g>
      <path fill="var(--gold)" d={FIELDS.map(([x, y]) => hatch(x, y, 4, 30, 5)).join("")} />
      <path
        fill="var(--olive)"
        d={WOODS.map(([x, y]) => leaf(x, y, -12, 34, 11) + leaf(x + 12, y + 12, -12, 26, 8)).join("")}
      />
      <g fill="none" stroke="var(--soil)" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="5"
          d="M669 440q4-50-10-92 10-80-8-164-20-60-34-100t-50-120M651 184q20-70 70-122 60-20 100-90"
        />
        <path
          strokeWidth="3"
          strokeDasharray="10 8"
          d="M479 78q110 10 172 106M510 222q50 40 100 47 30 40 50 80M630 388q20-10 32-34M669 440q50-110 91-192 60 0 95-31 10-30 44-50 20-60 40-100M669 440q20 30 47 44M721 62q-120 60-242 16"
        />
      </g>
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
        d={TOWNS.map(([x, y]) => `M${x} ${y - 7}a7 7 0 1 1-.1 0`).join("")}
      />
      <Mountain />
      <Arena />
      <g transform="translate(450 452) scale(1.5)">{PLACES.stars({ ink: "var(--ink)", paper: "var(--mist)" })}</g>
      <g transform="translate(396 30) scale(.9)">
        <path fill="var(--ink)" d={BOAT} />
      </g>
      <Pin />
    </svg>
  );
}

/** Učka, where the bora falls from. */
function Mountain() {
  return (
    <>
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M836 108l34-62 16 24 22-40 36 78q-54 14-108 0z"
      />
      <path fill="var(--paper)" d="M870 46l-13 24 9-3 6 8 5-6zM908 30l-10 19 8-2 8 8 4-8z" />
      <path fill="var(--ink)" d="M908 30q8 40-6 66l-4 15q26 1 46-3zM870 46q4 30-8 66l14 1q6-30-6-67z" />
    </>
  );
}

/** The amphitheatre of Pula. */
function Arena() {
  return (
    <g stroke="var(--ink)">
      <path fill="var(--gold)" strokeWidth="3" d="M628 428q41-18 82 0v30q-41 18-82 0z" />
      <path fill="var(--ink)" d="M634 429q35-14 70 0-35 13-70 0z" />
      <path fill="none" strokeWidth="8" strokeDasharray="4 4.4" d="M632 442q37 15 76 0M632 455q37 15 76 0" />
    </g>
  );
}

function Pin() {
  return (
    <>
      <path fill="var(--ink)" d="M616 352q44-18 88 2-42 18-88-2" />
      <path
        fill="var(--soil)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M659 350q-62-66-62-114a62 62 0 0 1 124 0q0 48-62 114z"
      />
      <circle cx="659" cy="236" r="46" fill="var(--paper)" />
      <g transform="translate(626 200) scale(1.1)">{PLACES.hut({ ink: "var(--ink)", paper: "var(--paper)" })}</g>
    </>
  );
}
