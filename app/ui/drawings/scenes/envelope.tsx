import { leaf, wedge } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

const TWIG = [0, 1, 2, 3, 4] as const;
/** Where the shade begins at the letter's right edge. */
const SHADE = [84, 92, 100, 108, 116, 124, 132, 140, 148, 156, 164, 172, 180];

/** A letter sealed with the hut, an olive twig across it: the inquiry has been sent. */
export function Envelope({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 212q150-28 300 0-150 26-300 0" />
      <g transform="rotate(-5 160 130)">
        <path fill="var(--ink)" d="M46 62h224l9 10v136H57l-11-10z" />
        <path fill="var(--paper)" d="M48 64h220v134H48z" />
        <path
          fill="var(--ink)"
          d={
            "M48 198l86-77 1 2-82 75zM268 198l-86-77-1 2 82 75z" +
            SHADE.map((y, i) => wedge(268, y, 180, 12 + ((i * 11) % 22), 3)).join("")
          }
        />
        <path fill="var(--ink)" d="M47 63l110 92 112-92-5 9-107 89L52 72z" />
        <path fill="var(--mist)" d="M51 64l107 87 107-87z" />
        <path
          fill="var(--ink)"
          d={[72, 80, 88, 96, 104].map((y, i) => wedge(252 - i * 11, y, 180, 78 - i * 12, 3)).join("")}
        />
        <path fill="var(--paper)" d={[74, 82, 90].map((y, i) => leaf(76 + i * 12, y, 0, 44 - i * 8, 2)).join("")} />
        <path fill="var(--soil)" d={[56, 84, 112, 168, 196, 224].map((x) => leaf(x, 190, 0, 22, 4)).join("")} />
        <path
          fill="var(--ink)"
          d="M160 113q12-8 20 2 14-2 18 10 12 8 6 20 4 14-8 20-4 14-18 12-12 10-22 0-14 2-18-12-12-8-6-20-4-14 8-20 6-14 20-12z"
        />
        <path
          fill="var(--soil)"
          d="M157 111q12-8 20 2 14-2 18 10 12 8 6 20 4 14-8 20-4 14-18 12-12 10-22 0-14 2-18-12-12-8-6-20-4-14 8-20 6-14 20-12z"
        />
        <g transform="translate(138 121) scale(.68)">{PLACES.hut({ ink: "var(--paper)", paper: "var(--soil)" })}</g>
      </g>
      <path fill="var(--ink)" d="M188 223q62-22 110-86-40 72-106 91z" />
      <path
        fill="var(--olive)"
        d={TWIG.map(
          (i) =>
            leaf(212 + i * 19, 213 - i * 16, -95 - i * 4, 40 - i * 3, 14) +
            leaf(216 + i * 19, 211 - i * 16, -2 - i * 8, 40 - i * 3, 14),
        ).join("")}
      />
      <path
        fill="var(--ink)"
        d={`${TWIG.map((i) => leaf(215 + i * 19, 207 - i * 16, -88 - i * 4, 30 - i * 3, 4) + leaf(220 + i * 19, 213 - i * 16, 2 - i * 8, 30 - i * 3, 4)).join("")}M232 206a8 9 0 1 1-.1 0M270 172a7 8 0 1 1-.1 0`}
      />
      <path fill="var(--mist)" d={leaf(228, 210, 70, 8, 2) + leaf(266, 176, 70, 7, 2)} />
    </svg>
  );
}
