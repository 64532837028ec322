import type { Paints } from "./bottle.tsx";
import { hatch } from "./cuts.ts";

/** Six stalks four times, and two grains on each board: what comes again is written alike, which packs well. */
const STRAW = `M13 190${"l-3-7m6 7l6-5m-1 5l-5-8m11 8l7-7m-5 7l-5-5m10 5l4-6m-2 6".repeat(4)}`;
const GRAIN = [200, 235, 270]
  .map((y) => `M12 ${y}q22-4 44 0 22 3 46-1-24 6-46 3-22-2-44-2zm0 16q40-5 94 0-54-3-94 0z`)
  .join("");

const NAILS = [194, 229, 288].map((y) => `M11.5 ${y}h2v2h-2zm86 0h2v2h-2z`).join("");

/** The back and the side of an open box: bottles stand before it. */
export function crateBack({ key, glass }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M10 190l8-9h84l8 9v10H10z" />
      <path fill={key} d="M18 183h84l5 7H13z" opacity=".75" />
    </>
  );
}

/** The front board, with its grain. */
export function crateFront({ key, glass, cut }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M8 190h104v104H8zM8 225h104M8 260h104" />
      <path fill="none" stroke="#d9a23a" strokeWidth="1.4" d={STRAW} />
      <path fill={cut} d={GRAIN} />
      <path fill={key} d={`${hatch(112, 192, 30, -7, 1.1)}${NAILS}`} />
    </>
  );
}
