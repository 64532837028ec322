import { LABELS } from "../../../shop/winery/winery.ts";
import { shadeFrom } from "./carton-board.ts";

/** The shade on the front, clear of what is printed there. */
const SHADE = shadeFrom(303, [
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
const MARKS =
  "M38 161q6-13 18-18q12 5 18 18zM41 162h30v11h-9v-6q-6-4-12 0v6h-9zM248 154l7-9 7 9h-4v12h-6v-12zM266 154l7-9 7 9h-4v12h-6v-12zM246 169h36v2.4h-36z";

/** What stands on the front of a carton in a box of 316 by 180, and its shade. A long name is set smaller, between hut and arrows. */
export function CartonPrint() {
  return (
    <>
      <path fill="var(--ink)" d={SHADE + MARKS} />
      <text
        x="158"
        y="168"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize={Math.min(18, 120 / LABELS.house.length)}
        fill="var(--ink)"
        letterSpacing="3"
      >
        {LABELS.house}
      </text>
    </>
  );
}
