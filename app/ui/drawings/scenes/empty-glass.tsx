import { leaf } from "../products/cuts.ts";
import { WineGlass } from "./wine-glass.tsx";

/** A glass with one drop left in it, and the ring that it has left on the table: nothing was found. */
export function EmptyGlass() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M6 212q150-32 308 0-150 30-308 0" />
      <path fill="var(--ink)" d="M132 218q90-20 164-10-50 18-126 18z" />
      <path
        fill="none"
        stroke="var(--soil)"
        strokeWidth="5"
        strokeDasharray="52 3 30 5 70 4"
        d="M40 210a34 9 0 1 1 .1 1"
      />
      <path fill="var(--soil)" d="M122 222q8-8 14-1-6 6-14 1M28 222q4-4 8 0-4 4-8 0" />
      <g transform="translate(104 6) scale(1.42)">
        <WineGlass />
        <path fill="var(--soil)" d="M28 72q12 4 25-1-4 9-10 10h-6q-5-1-9-9z" />
        <path fill="var(--soil)" d={leaf(30, 46, 88, 22, 2) + leaf(25, 52, 86, 10, 2)} />
      </g>
    </svg>
  );
}
