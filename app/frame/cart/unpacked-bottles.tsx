import { assetPath } from "../../routing/paths.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";
import { wedge } from "../../ui/drawings/products/cuts.ts";
import { WineGlass } from "../../ui/drawings/scenes/wine-glass.tsx";

/** From the middle of a bottle to that of the next. */
const APART = 42;
/** What the glass beside them takes. */
const GLASS = 52;
const GRAIN = [160, 166, 171].map((y, line) => wedge(300 - line * 40, y, 180, 90 + line * 30, 2)).join("");

/** The bottles of an order that has arrived, on the table, with a glass: as many as the last of its boxes held. */
export function UnpackedBottles({ lines }: { lines: readonly BoxLine[] }) {
  const bottles = lastBox(lines);
  const left = (316 - bottles.length * APART - GLASS) / 2;
  const places = bottles.map((productId, place) => ({ productId, x: left + place * APART - (60 - APART) / 2 }));
  return (
    <svg viewBox="0 0 316 180" aria-hidden>
      <path fill="var(--ink)" d={`M6 149h304v2.4H6z${GRAIN}`} />
      {places.map(({ productId, x }) => (
        <image key={x} href={assetPath(productId, "thumb")} x={x} y="4" width="60" height="150" />
      ))}
      <g transform={`translate(${left + bottles.length * APART + 4} 72) scale(.56)`}>
        <WineGlass wine="var(--soil)" />
      </g>
    </svg>
  );
}
