import { leaf, wedge } from "../products/cuts.ts";
import { PLANTS } from "../products/motifs-plants.tsx";

const HEART = "M163 158q-40-28-42-54-1-26 20-28 14-1 22 13 8-14 22-13 21 2 20 28-2 26-42 54z";

/** A vine leaf with a heart on it, and its tendril: what one likes best. */
export function HeartLeaf() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M20 218q140-24 280 0-140 20-280 0" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M184 208q40 14 66-4 20-16 8-30-14-12-24 0-6 12 8 16"
      />
      <g transform="translate(58 6) scale(3.5)">
        <g transform="translate(1.600 1.600)">{PLANTS.vineLeaf({ ink: "var(--ink)", paper: "var(--ink)" })}</g>
        {PLANTS.vineLeaf({ ink: "var(--olive)", paper: "var(--paper)" })}
      </g>
      <path
        fill="var(--ink)"
        d={
          [82, 91, 100, 109, 118].map((y, i) => wedge(252 - i * 4, y, 196, 34 - (i % 3) * 8, 4)).join("") +
          [150, 160, 170].map((y, i) => wedge(226 - i * 4, y, 200, 28 - i * 6, 4)).join("")
        }
      />
      <path fill="var(--paper)" stroke="var(--paper)" strokeWidth="9" d={HEART} />
      <path fill="var(--soil)" d={HEART} />
      <path
        fill="var(--ink)"
        d={[92, 100, 108, 116, 124, 132].map((y, i) => wedge(205 - i * i * 0.9, y, 180, 28 - i * 2, 4)).join("")}
      />
      <path fill="var(--paper)" d={leaf(129, 104, -72, 20, 4) + leaf(133, 116, 58, 12, 3)} />
    </svg>
  );
}
