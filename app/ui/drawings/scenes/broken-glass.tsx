import { leaf, wedge } from "../products/cuts.ts";

type Props = { className?: string | undefined };

const LINE = { stroke: "var(--ink)", strokeWidth: 1.6, strokeLinejoin: "round" } as const;

/** A glass of the tastings that fell: its stem broke, the white wine ran out. For pages where something of ours failed. */
export function BrokenGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="4 24 236 152" aria-hidden>
      <Puddle />
      <Foot />
      <Bowl />
    </svg>
  );
}

/** What ran out, in two lobes, with light on it and lines of shade along its edge. */
function Puddle() {
  return (
    <>
      <path
        {...LINE}
        fill="var(--gold)"
        d="M84 143c-30-2-66 0-68 9-2 10 36 12 66 9 14-1 20 3 34 6 40 8 118 5 118-9 0-7-12-11-24-14-3-8-8-12-10-13-6 2-14 6-28 10-36-2-60 4-88 2z"
      />
      <path fill="var(--paper)" d={leaf(28, 150, -4, 40, 3) + leaf(176, 148, 4, 46, 3) + leaf(120, 160, 2, 30, 2)} />
      <path
        fill="var(--ink)"
        d={
          leaf(34, 158, 2, 54, 2) +
          leaf(130, 166, 2, 84, 2.4) +
          leaf(150, 161, 0, 62, 2) +
          leaf(184, 156.5, -3, 40, 1.6)
        }
      />
    </>
  );
}

/** It stands yet, and its half of the stem ends where it broke. */
function Foot() {
  return (
    <>
      <path {...LINE} fill="var(--paper)" d="M10 138a35 8 0 1 1 70 0a35 8 0 1 1-70 0z" />
      <path {...LINE} fill="var(--paper)" d="M42 106l6-12v29c0 9 6 12 14 14-11 4-23 4-34 0 8-2 14-5 14-14z" />
      <path fill="var(--ink)" d={leaf(47, 103, 91, 24, 2) + leaf(50, 140, -6, 27, 2) + leaf(56, 143, -8, 18, 1.6)} />
    </>
  );
}

/** From the rim round the bowl, with the stem as far as it broke. */
const SIDE = "c-10 26-16 46-10 64 6 18 22 29 41 32v22l6 10v-32c19-3 35-14 41-32 6-18 0-38-10-64";
/** Shade along the side on which it lies, and at its end. */
const SHADE =
  leaf(34, 12, 77, 40, 2.2) +
  [30, 40, 50, 60, 70]
    .map((y, line) => wedge([-41.5, -43.5, -43.5, -42, -38.5][line] ?? 0, y, 4, 13 + (line % 2) * 6, 2.2))
    .join("");

/** Lying in what ran out of it, its rim to the front; what is left in it is level. */
function Bowl() {
  return (
    <g transform="translate(201 92) rotate(84) scale(1.12)">
      <path fill="var(--paper)" d={`M-34 0${SIDE}z`} />
      <path fill="var(--gold)" d="M34 0c10 26 16 46 10 64-3 9-8 17-16 23z" />
      <path fill="var(--ink)" d={SHADE} />
      <path {...LINE} fill="none" d={`M-34 0${SIDE}`} />
      <path {...LINE} fill="var(--mist)" d="M-34 0a34 9 0 1 1 68 0a34 9 0 1 1-68 0z" />
      <path {...LINE} strokeWidth="1.2" fill="none" d="M-19 7l5 14-7 9 9 14-4 10M-14 21l9 4" />
    </g>
  );
}
