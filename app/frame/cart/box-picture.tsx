import { assetPath } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";
import { CARDBOARD } from "../../ui/drawings/products/inks.ts";
import { HOUSE } from "../../ui/drawings/products/label-layout.ts";

/** Where the places of the box begin in the drawing; where a winery's box takes more, they stand closer. */
const PLACES = Array.from({ length: BOTTLES_PER_BOX }, (_, place) => 22 + (place * 276) / BOTTLES_PER_BOX);
const MISSING = "M15 6h12v36q0 7 6 11t6.5 12v60h-37V65q0-8 6.5-12t6-11z";

/** Dividers of corrugated board between the places. */
const DIVIDERS = Array.from({ length: BOTTLES_PER_BOX + 1 }, (_, place) => {
  const x = Math.round(19 + (place * 276) / BOTTLES_PER_BOX);
  return `M${x} 102h5v17h-5z`;
}).join("");
/** The edge of the front flap, where its waves are seen. */
const WAVES = `M6 134${"q2-3 4 0t4 0".repeat(38)}`;
const wedges = (right: number, lines: readonly (readonly [number, number])[]) =>
  lines.map(([y, length]) => `M${right} ${y}l-${length} 1.2 ${length} 1.2z`).join("");
/** Shade cut in from the right: of the flap, and of the front below it, clear of what is printed there. */
const SHADE =
  wedges(304, [
    [121, 50],
    [126, 84],
    [130, 60],
  ]) +
  wedges(303, [
    [141, 40],
    [145, 14],
    [150, 17],
    [155, 13],
    [160, 17],
    [165, 14],
    [169, 16],
    [173, 60],
  ]);
/** What the carton is printed with beside its name: the hut, and which way is up. */
const PRINT =
  "M38 161q6-13 18-18q12 5 18 18zM41 162h30v11h-9v-6q-6-4-12 0v6h-9zM248 154l7-9 7 9h-4v12h-6v-12zM266 154l7-9 7 9h-4v12h-6v-12zM246 169h36v2.4h-36z";
const BOARD = { fill: CARDBOARD, stroke: "var(--ink)", strokeWidth: 2.4, strokeLinejoin: "round" } as const;

/** The last of a cart's boxes from the front: the visitor's own bottles, and the outlines of those that it still takes. */
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
      <path fill="var(--ink)" d={SHADE + PRINT} />
      <text
        x="158"
        y="168"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="18"
        fill="var(--ink)"
        letterSpacing="3"
      >
        {HOUSE}
      </text>
    </svg>
  );
}
