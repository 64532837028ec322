import { leaf } from "../products/cuts.ts";

const CROWN_CUTS = [
  [206, 306, 40],
  [240, 276, -24],
  [226, 344, 40],
  [268, 306, -24],
  [262, 346, 40],
  [310, 278, -24],
  [304, 326, 40],
  [350, 316, -24],
  [286, 268, 40],
] as const;

/** An old olive tree, standing at 300, 470; for use inside a scene. */
export function OliveTree() {
  return (
    <>
      <path
        fill="var(--ink)"
        d="M272 476q24-40 2-76l-34-30 8-6 34 24 4-34 10 1 2 36 36-30 6 7-32 36q-4 36 32 72-24-8-30 6-12-8-38-6z"
      />
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="5"
        d="M200 372q-34-10-20-42-12-36 28-44 12-40 52-26 32-28 62 0 44-8 50 32 36 12 18 46 4 36-36 36-24 20-50 0-24 24-54 4-32 16-50-6z"
      />
      <path
        fill="var(--ink)"
        d="M204 366q50-6 46 14-30 10-46-14M254 376q50-8 50-22 2 26-10 34-24 6-40-12M310 372q66-10 76-50 14 54-32 52-20 16-44-2"
      />
      <path fill="var(--paper)" d={CROWN_CUTS.map(([x, y, lean]) => leaf(x, y, lean * -1, 26, 5)).join("")} />
    </>
  );
}
