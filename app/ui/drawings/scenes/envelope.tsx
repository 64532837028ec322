import { leaf } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";

type Props = { className?: string | undefined };

const TWIG = [0, 1, 2, 3, 4] as const;

/** A letter sealed with the hut, an olive twig across it: the inquiry has been sent. */
export function Envelope({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 212q150-28 300 0-150 26-300 0" />
      <g transform="rotate(-5 160 130)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path fill="var(--ink)" d="M58 74h220v134H58z" />
        <path fill="var(--paper)" d="M48 64h220v134H48z" />
        <path fill="none" d="M48 198l84-76M268 198l-84-76" />
        <path fill="var(--mist)" d="M48 64l110 88 110-88z" />
        <path fill="none" stroke="var(--soil)" strokeWidth="6" strokeDasharray="14 10" d="M56 190h204" />
        <path fill="none" strokeWidth="2" strokeDasharray="30 10 14 8" d="M96 76h130M112 88h100M126 100h70" />
        <path
          fill="var(--soil)"
          d="M158 112q12-8 20 2 14-2 18 10 12 8 6 20 4 14-8 20-4 14-18 12-12 10-22 0-14 2-18-12-12-8-6-20-4-14 8-20 6-14 20-12z"
        />
      </g>
      <g transform="rotate(-5 160 130) translate(139 122) scale(.68)">
        {PLACES.hut({ ink: "var(--paper)", paper: "var(--soil)" })}
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" d="M190 222q60-20 108-84" />
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="2"
        d={TWIG.map(
          (i) =>
            leaf(212 + i * 19, 213 - i * 16, -95 - i * 4, 40 - i * 3, 14) +
            leaf(216 + i * 19, 211 - i * 16, -2 - i * 8, 40 - i * 3, 14),
        ).join("")}
      />
      <path fill="var(--ink)" d="M232 206a8 9 0 1 1-.1 0M270 172a7 8 0 1 1-.1 0" />
    </svg>
  );
}
