import type { Package } from "../../../shop/reservations/tastings.ts";
import { drinkingGlass } from "../products/drinking-glass.tsx";
import { COLOUR_HEX } from "../products/product-svg.tsx";
import { BreadAndOlives, HamAndCheese, TruffleDish } from "./tasting-food.tsx";

/** What is poured, as it looks in the glass. */
const WINE = { pale: "#efe3a8", straw: "#e2cf86", amber: "#c9772b", rose: "#d98273", ruby: "#7d2338", dark: "#4c1426" };

type Poured = [glass: "white" | "red" | "burgundy" | "flute" | "dessert", wine: keyof typeof WINE];

/** The glasses of each package in the order of its words (`packages.<name>.pours`), and the wall behind them. */
const FLIGHTS: Record<Package, { wall: string; poured: readonly Poured[] }> = {
  basic: {
    wall: COLOUR_HEX.mist,
    poured: [
      ["white", "straw"],
      ["white", "pale"],
      ["white", "rose"],
      ["red", "ruby"],
    ],
  },
  deluxe: {
    wall: "#eadcb6",
    poured: [
      ["white", "straw"],
      ["burgundy", "amber"],
      ["red", "ruby"],
      ["red", "dark"],
    ],
  },
  elite: {
    wall: "#e2cdb9",
    poured: [
      ["flute", "pale"],
      ["white", "straw"],
      ["white", "straw"],
      ["burgundy", "amber"],
      ["red", "ruby"],
      ["red", "dark"],
      ["red", "dark"],
      ["dessert", "rose"],
    ],
  },
};

const FOOD = { basic: BreadAndOlives, deluxe: HamAndCheese, elite: TruffleDish };

const IN_A_ROW = 4;
/** Between the middles of two glasses. */
const APART = 66;

/** Shade on the wall: lines that swell towards its right. */
const SHADE = [8, 20, 32, 44, 56, 68, 80, 92].map(
  (y, line) => `M480 ${y}l-${90 + ((line * 53) % 110)} 1 ${90 + ((line * 53) % 110)} 1z`,
);

/** What a package puts on the table, counted: a glass for each wine, and what is eaten with them. */
export function TastingFlight({ name }: { name: Package }) {
  const { wall, poured } = FLIGHTS[name];
  const Food = FOOD[name];
  // What stands behind stands on the table as well.
  const edge = poured.length > IN_A_ROW ? 144 : 164;
  return (
    <svg viewBox="0 0 480 200" aria-hidden>
      <path fill={wall} d="M0 0h480v200H0z" />
      <path fill={COLOUR_HEX.ink} opacity=".35" d={SHADE.join("")} />
      <path fill={COLOUR_HEX.soil} d={`M0 ${edge}h480v${200 - edge}H0z`} />
      <path
        fill={COLOUR_HEX.ink}
        d={`M0 ${edge - 1}h480v2.5H0zM0 176l150-2 90 2-90 1zM190 188l180-2 110 2-110 1.5zM300 174l180-1v1.6zM0 194l120-1.4 60 1.4z`}
      />
      {poured.map((_, index) => glassAt(poured, poured.length - 1 - index))}
      <Food />
    </svg>
  );
}

/** The glasses stand in rows of four, those behind smaller and further up; whoever stands behind is drawn first. */
function glassAt(poured: readonly Poured[], index: number) {
  const [glass, wine] = poured[index] ?? ["white", "straw"];
  const behind = index >= IN_A_ROW;
  const scale = behind ? 0.86 : 1;
  const x = (index % IN_A_ROW) * APART + (behind ? 40 : 4);
  const y = behind ? 27 : 32;
  return (
    <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
      {drinkingGlass(glass, { key: COLOUR_HEX.ink, wine: WINE[wine] })}
    </g>
  );
}
