import { assetPath } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type BoxLine, lastBox } from "../../shop/cart/last-box.ts";
import { WineGlass } from "../../ui/drawings/scenes/wine-glass.tsx";

/** What the glass beside them takes. */
const GLASS = 52;
/** From the middle of a bottle to that of the next; where a winery's box takes more, they stand closer. */
const APART = Math.min(42, (316 - GLASS) / BOTTLES_PER_BOX);

/** The bottles of an order that has arrived, with a glass: as many as its last box held. */
export function UnpackedBottles({ lines }: { lines: readonly BoxLine[] }) {
  const bottles = lastBox(lines);
  const left = (316 - bottles.length * APART - GLASS) / 2;
  const places = bottles.map((productId, place) => ({ productId, x: left + place * APART - (60 - APART) / 2 }));
  return (
    <svg viewBox="0 0 316 164" aria-hidden>
      <path fillOpacity=".16" d="M0 158q158-10 316 0-158 8-316 0" />
      {places.map(({ productId, x }) => (
        <image key={x} href={assetPath(productId, "thumb")} x={x} y="4" width="60" height="150" />
      ))}
      <g transform={`translate(${left + bottles.length * APART + 4} 69) scale(.56)`}>
        <WineGlass wine="var(--gold)" />
      </g>
    </svg>
  );
}
