import { assetPath } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";
import { CARDBOARD } from "../../ui/drawings/products/inks.ts";
import { BOARD, shadeFrom } from "../../ui/drawings/scenes/carton-board.ts";
import { CartonPrint } from "../../ui/drawings/scenes/carton-print.tsx";

/** Where the places of the box begin in the drawing; where a winery's box takes more, they stand closer. */
const PLACES = Array.from({ length: BOTTLES_PER_BOX }, (_, place) => 22 + (place * 276) / BOTTLES_PER_BOX);
const MISSING = "M15 6h12v36q0 7 6 11t6.5 12v60h-37V65q0-8 6.5-12t6-11z";

/** Dividers of corrugated board between the places. */
const DIVIDERS = Array.from({ length: BOTTLES_PER_BOX + 1 }, (_, place) => {
  const x = 17.5 + (place * 276) / BOTTLES_PER_BOX;
  return `M${x} 102h5v17h-5z`;
}).join("");
/** The edge of the front flap, where its waves are seen. */
const WAVES = `M6 134${"q2-3 4 0t4 0".repeat(38)}`;
/** Shade cut in from the right of the flap. */
const FLAP_SHADE = shadeFrom(304, [
  [121, 50],
  [126, 84],
  [130, 60],
]);

/** The last box of a cart from the front: the visitor's own bottles, and outlines for the places left. */
export function BoxPicture({ lines }: { lines: readonly BoxLine[] }) {
  const bottles = lastBox(lines);
  return (
    <svg className="box-picture" viewBox="0 0 316 180" preserveAspectRatio="xMidYMax" aria-hidden>
      <path fillOpacity=".16" d="M0 176q158-10 316 0-158 8-316 0" />
      <path {...BOARD} d="M19 106L7 88h302l-12 18z" />
      <path fill="var(--ink)" d="M7 118l12-12h278l12 12z" />
      {PLACES.map((x, place) =>
        bottles[place] === undefined ? (
          <path key={x} className="box-picture-missing" transform={`translate(${x})`} d={MISSING} />
        ) : (
          <image key={x} href={assetPath(bottles[place], "thumb")} x={x - 9} y="2" width="60" height="150" />
        ),
      )}
      <path fill={CARDBOARD} stroke="var(--ink)" d={DIVIDERS} />
      <path {...BOARD} d="M9 117h298l-3 61H12z" />
      <path fill="var(--ink)" d="M9 134h298l3 4-8 2H14l-8-2z" />
      <path {...BOARD} d="M9 117h298l6 17H3z" />
      <path fill="none" stroke="var(--ink)" strokeWidth=".8" d={WAVES} />
      <path fill="var(--ink)" d={FLAP_SHADE} />
      <CartonPrint />
    </svg>
  );
}
