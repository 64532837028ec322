import { COLOUR_HEX } from "../products/product-svg.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_ROOMS } from "./engraved-rooms.ts";
import { Olives, TableFood } from "./table-food.tsx";

const { ink, paper } = COLOUR_HEX;
const OIL = "#b5a93c";
const OUTLINE = { stroke: ink, strokeWidth: 1.6, strokeLinejoin: "round" } as const;

/** A loaf, a bowl of olives and two dishes of oil, on the right of a table whose edge is at 164. */
export function BreadAndOlives() {
  return (
    <>
      {/* It brings a piece of table along, which ends with the picture. */}
      <svg x="302" y="63.4" width="154" height="136.6" viewBox="0 0 308 273.2" aria-hidden>
        <EngravedLayers layers={ENGRAVED_ROOMS.bread} />
      </svg>
      <g transform="translate(430 146) scale(.46)">
        <Olives />
      </g>
      <OilDish x={324} />
      <OilDish x={370} />
    </>
  );
}

/** Cheese, ham and olives on their board, and two dishes of oil. */
export function HamAndCheese() {
  return (
    <>
      <g transform="translate(262 118) scale(.4)">
        <TableFood />
      </g>
      <OilDish x={330} />
      <OilDish x={392} />
    </>
  );
}

/** The board behind, and before it a bowl of fuži under slices of truffle; the table's edge is at 144. */
export function TruffleDish() {
  return (
    <>
      <g transform="translate(304 108) scale(.31)">
        <TableFood />
      </g>
      <FuziBowl />
    </>
  );
}

/** Where quills of pasta lie in the bowl, from back to front: x, y and how they are turned. */
const QUILLS = [
  ...[
    [340, 158, 20],
    [358, 154, -25],
    [378, 152, 30],
    [398, 154, -15],
    [416, 158, 40],
  ],
  ...[
    [350, 163, -40],
    [368, 161, 15],
    [388, 160, -30],
    [407, 163, 20],
    [330, 164, 10],
    [424, 165, -20],
  ],
] as const;
/** Slices of truffle on top of them: x and y. */
const SLICES = [
  [362, 150],
  [384, 146],
  [402, 152],
  [374, 158],
  [392, 161],
  [350, 160],
] as const;

function FuziBowl() {
  return (
    <>
      <path fill={ink} d="M346 192q70-6 124 1-56 8-124-1z" />
      <path {...OUTLINE} fill={paper} d="M316 166q62-14 124 0-3 24-34 27h-56q-31-3-34-27z" />
      {QUILLS.map(([x, y, turned]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turned})`}>
          <path {...OUTLINE} strokeWidth="1.2" fill="#ecc86a" d="M-11-4Q-2-7 7-5l5 5q-4 4-6 4-8-2-15 1-4-4-2-9z" />
          <path fill={ink} d="M-8 0q8-3 17-1-9-.4-17 1zM7-5q3 5-1 9 2-4 1-9z" />
        </g>
      ))}
      {SLICES.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${index * 50})`}>
          <ellipse rx="8" ry="4.4" fill="#5a453b" stroke={ink} />
          <path fill="none" stroke="#d8c4a8" strokeWidth=".8" d="M-5-1q3 3 5 0t5 1M-2-3q2 2 4 0M-3 3q3-2 6 0" />
        </g>
      ))}
      <path {...OUTLINE} fill={paper} d="M316 166q62 12 124 0-3 24-34 27h-56q-31-3-34-27z" />
      <path fill={ink} d="M437 172l-40 4 39-1zM435 177l-52 3.5 50-.5zM431 182l-46 3 42-.2zM425 187l-34 2 28 .6z" />
    </>
  );
}

/** A white dish with oil in it, standing before the rest. */
function OilDish({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 184)`}>
      <path fill={ink} d="M4 10q22-3 34 0-14 4-34 0z" />
      <path {...OUTLINE} fill={paper} d="M-18 0a18 6 0 1 1 36 0q-4 10-18 11-14-1-18-11z" />
      <ellipse rx="13" ry="3.6" fill={OIL} stroke={ink} />
      <path fill={paper} d="M-8-1q4-2 9-1.4-5 .6-9 1.4z" />
      <path fill={ink} d="M16 4l-15 1 14 1zM13 7l-15 .6 11 1z" />
    </g>
  );
}
