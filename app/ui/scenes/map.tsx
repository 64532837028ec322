import { hatch, leaf } from "../picture/cuts.ts";
import { PLACES } from "../picture/motifs-places.tsx";

type Props = { className?: string | undefined };

/** The coast from the channel in the west, round the cape, to the bay in the east. */
const COAST =
  "M150-6l14 40-16 26 22 18 44 6 8 14-40 6-26 20 4 34-14 30 20 30-8 34 24 30 4 40 22 26-4 20 26 12 6 26 34-12 8 18-24 14-14 26 22 10 4 20 26 22-10 26 22 30-6 22 26 14 8 26 18-4-8-34 10-24 26-10-4-30 20-24 30-8 8-32 30-10 2-30 26-28 2-36 26-16-4-34 24-12 6-44-20-24 18-28-6-40 18-20-12-40 30-26 4-36 22-16 8-50z";

const ISLANDS =
  "M84 330l20-14 16 12-4 24 14 16-18 18-22-8-16-22zM70 392l16 4 4 16-16 6zM124 300l12-8 6 12-12 6zM262 590l12 4-2 16-14-4zM410 590l16-10 6 14-14 10zM110 70l10-4 4 12-12 2zM96 120l12 2-2 12-12-2z";
const SEA =
  "M10 40h90M20 180h100M0 250h90M30 470h150M10 530h200M40 590h170M560 190h80M540 300h90M500 390h120M470 460h150M440 500h60M590 90h50";
const WOODS = [
  [210, 150],
  [430, 60],
  [230, 300],
  [440, 240],
  [380, 420],
  [300, 505],
  [220, 30],
] as const;
const FIELDS = [
  [400, 130],
  [240, 190],
  [400, 300],
  [330, 400],
  [240, 90],
  [470, 160],
] as const;
const TOWNS = [
  [180, 60],
  [340, 107],
  [500, 117],
  [316, 357],
  [234, 373],
  [468, 357],
  [290, 467],
  [172, 243],
] as const;

/** The south of Istria, drawn: coast, islands, roads, and a pin where the winery stands. */
export function CountryMap({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="var(--mist)" d="M0 0h640v640H0z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="26 20 12 34" d={SEA} />
      <g fill="none" stroke="var(--olive)" strokeLinejoin="round">
        <path strokeWidth="36" strokeOpacity=".16" d={COAST + ISLANDS} />
        <path strokeWidth="18" strokeOpacity=".24" d={COAST + ISLANDS} />
        <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" d={COAST + ISLANDS} />
      </g>
      <path
        fill="var(--olive)"
        d={WOODS.map(([x, y]) => leaf(x, y, -12, 40, 12) + leaf(x + 14, y + 14, -12, 30, 9)).join("")}
      />
      <path fill="var(--gold)" d={FIELDS.map(([x, y]) => hatch(x, y, 5, 34, 5)).join("")} />
      <g fill="none" stroke="var(--soil)" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="5" d="M330-6q-14 70 10 120t-24 120 4 130-30 110" />
        <path
          strokeWidth="3"
          strokeDasharray="12 8"
          d="M186 62q70 50 154 52 90-10 160 10M172 250q80-30 148 -10 100 10 190-40M318 364q80-20 150 0M290 474q40 30 50 96M318 364q-40 20-84 16"
        />
      </g>
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
        d={TOWNS.map(([x, y]) => `M${x} ${y}a7 7 0 1 1-.1 0`).join("")}
      />
      <g transform="translate(470 540) scale(1.5)">{PLACES.stars({ ink: "var(--ink)", paper: "var(--mist)" })}</g>
      <path fill="var(--ink)" d="M276 250q46-18 92 2-44 18-92-2" />
      <path
        fill="var(--soil)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M320 248q-62-66-62-114a62 62 0 0 1 124 0q0 48-62 114z"
      />
      <circle cx="320" cy="134" r="46" fill="var(--paper)" />
      <g transform="translate(287 98) scale(1.1)">{PLACES.hut({ ink: "var(--ink)", paper: "var(--paper)" })}</g>
    </svg>
  );
}
