import { assetPath } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";

/** Where the places of the box begin in the drawing; where a winery's box takes more, they stand closer. */
const PLACES = Array.from({ length: BOTTLES_PER_BOX }, (_, place) => 22 + (place * 276) / BOTTLES_PER_BOX);
const MISSING = "M15 6h12v36q0 7 5 11t5 12v60H5V65q0-8 5-12t5-11z";

/** Two boards with light from the left, their shade cut in from the right. */
const BOARDS = "M10 118h296v27H10zM11 149h294v27H11z";
const SHADE = [
  [123, 84],
  [128, 132],
  [133, 66],
  [138, 108],
  [154, 116],
  [159, 72],
  [164, 140],
  [169, 90],
]
  .map(([y, length]) => `M305 ${y}l-${length} 1.3 ${length} 1.3z`)
  .join("");
const GRAIN = "M34 131q30-4 62 0-30 3-62 0zM30 162q44-4 90 0-44 3-90 0zM52 170q20-3 44 0-20 2-44 0z";
const NAILS = "M17 124a1.8 1.8 0 1 1-.1 0m0 12a1.8 1.8 0 1 1-.1 0M18 155a1.8 1.8 0 1 1-.1 0m0 12a1.8 1.8 0 1 1-.1 0";
const HANDLE = "M136 128q22-9 44 0l-4 11q-18-6-36 0z";

/** The last of a cart's boxes from the front: the visitor's own bottles, and the outlines of those that it still takes. */
export function BoxPicture({ lines }: { lines: readonly BoxLine[] }) {
  const bottles = lastBox(lines);
  return (
    <svg className="box-picture" viewBox="0 0 316 180" preserveAspectRatio="xMidYMax" aria-hidden>
      <path fillOpacity=".16" d="M0 176q158-10 316 0-158 8-316 0" />
      {PLACES.map((x, place) =>
        bottles[place] === undefined ? (
          <path key={x} className="box-picture-missing" transform={`translate(${x})`} d={MISSING} />
        ) : (
          <image key={x} href={assetPath(bottles[place], "thumb")} x={x - 9} y="2" width="60" height="150" />
        ),
      )}
      <path fill="var(--ink)" d="M7 115h302l-3 64H10z" />
      <path fill="var(--gold)" d={BOARDS} />
      <path fill="var(--ink)" d={SHADE + GRAIN + NAILS + HANDLE} />
    </svg>
  );
}
