import { assetPath } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";
import { HOUSE } from "../../ui/drawings/products/label-layout.ts";

/** Where the places of the box begin in the drawing; where a winery's box takes more, they stand closer. */
const PLACES = Array.from({ length: BOTTLES_PER_BOX }, (_, place) => 22 + (place * 276) / BOTTLES_PER_BOX);
const MISSING = "M15 6h12v36q0 7 5 11t5 12v60H5V65q0-8 5-12t5-11z";

/** Straw that looks out between the bottles: stalks that lean both ways. */
const STRAW = Array.from({ length: 44 }, (_, stalk) => {
  const lean = ((stalk * 7) % 15) - 7;
  return `M${20 + stalk * 6.25} 118q0-8 ${lean}-${10 + ((stalk * 5) % 11)}`;
}).join("");
/** Two boards between two posts, all with light from the left. */
const BOARDS = "M22 118h272v27H22zM23 149h270v27H23zM8 116h13l1 62H11zM295 116h13l-3 62h-11z";
/** Shade cut in from the right: of the boards, clear of the name, and of both posts. */
const SHADE = [
  [121, 44],
  [125, 84],
  [130, 108],
  [135, 66],
  [140, 96],
  [152, 40],
  [156, 78],
  [161, 56],
  [166, 82],
  [171, 64],
]
  .map(([y, length]) => `M294 ${y}l-${length} 1.2 ${length} 1.2zM21 ${y}l-6 1 6 1zM307 ${y}l-9 1 9 1z`)
  .join("");
/** Long grain, around a knot on the lower board. */
const GRAIN =
  "M30 126q36-4 74-1-38 4-74 1zM28 136q26-5 46-4 24-5 48-1-24 1-46 4-24 4-48 1zM60 141q24 1 54-2-28 5-54 2zM196 123q14-2 30 0-16 2-30 0z" +
  "M27 155q28-2 40 1-16-1-40 1zM28 172q30 1 44-1 20-3 34 0-16 0-32 3-24 2-46-2zM27 163q20 0 33-2 16-5 34 2-18-4-33 0-14 2-34 0zm38 3q5-4 11 0-5 4-11 0zM28 167q16 0 30 2 14 4 30-1-14 6-30 3-16-2-30-4z";
const NAILS =
  "M15 123a1.8 1.8 0 1 1-.1 0m0 14a1.8 1.8 0 1 1-.1 0m1 18a1.8 1.8 0 1 1-.1 0m0 14a1.8 1.8 0 1 1-.1 0M301 123a1.8 1.8 0 1 1-.1 0m0 14a1.8 1.8 0 1 1-.1 0m-1 18a1.8 1.8 0 1 1-.1 0m0 14a1.8 1.8 0 1 1-.1 0";
const HANDLE = "M136 128q22-9 44 0l-4 11q-18-6-36 0z";

/** The last of a cart's boxes from the front: the visitor's own bottles, and the outlines of those that it still takes. */
export function BoxPicture({ lines }: { lines: readonly BoxLine[] }) {
  const bottles = lastBox(lines);
  return (
    <svg className="box-picture" viewBox="0 0 316 180" preserveAspectRatio="xMidYMax" aria-hidden>
      <path fillOpacity=".16" d="M0 176q158-10 316 0-158 8-316 0" />
      <path fill="var(--ink)" d="M7 118l12-12h278l12 12z" />
      <path className="box-picture-straw" d={STRAW} />
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
      <text
        x="158"
        y="168"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="17"
        fill="var(--ink)"
        letterSpacing="3"
      >
        {HOUSE}
      </text>
    </svg>
  );
}
