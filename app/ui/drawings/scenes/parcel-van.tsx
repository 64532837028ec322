import { leaf, wedge } from "../products/cuts.ts";
import { ClosedCarton } from "./closed-carton.tsx";

const LINE = { stroke: "var(--ink)", strokeWidth: 1.6, strokeLinejoin: "round" } as const;
/** What the van leaves behind it. */
const WIND = [
  [58, 44],
  [74, 30],
  [90, 50],
  [106, 26],
  [122, 38],
]
  .map(([y = 0, length = 0]) => wedge(52, y, 180, length, 2.4))
  .join("");
/** Shade along the roof, where the body turns to the cab, and below. */
const SHADE =
  [47, 50.5, 54].map((y, line) => wedge(220, y, 180, 132 - line * 34, 2)).join("") +
  [62, 67, 72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122]
    .map((y, line) => wedge(220, y, 180, 8 + ((line * 7) % 8), 2.2))
    .join("") +
  [129, 133.5, 138].map((y, line) => wedge(311, y, 180, 30 - line * 5, 2.2)).join("");
const GROUND = leaf(36, 171, 0, 284, 2) + leaf(84, 174.5, 0, 190, 2) + leaf(150, 178, 0, 96, 1.4);

/** A parcel on its way: a van of the winery's colour with its carton on the side. */
export function ParcelVan() {
  return (
    <svg viewBox="0 34 320 146" aria-hidden>
      <path fill="var(--ink)" d={GROUND} />
      <path {...LINE} fill="var(--soil)" d="M62 48q0-6 6-6h148q6 0 6 6v102H62z" />
      <path {...LINE} fill="var(--soil)" d="M222 66h40q9 0 14 8l16 28q18 2 20 16v32h-90z" />
      <path {...LINE} fill="var(--mist)" d="M232 76h27q6 0 9 5l12 22h-48z" />
      <path fill="var(--paper)" d={leaf(238, 99, -58, 22, 2) + leaf(246, 99, -58, 22, 1.4)} />
      <path fill="var(--ink)" d={`${WIND}${SHADE}M236 112h12v2.4h-12z`} />
      <path {...LINE} fill="var(--paper)" d="M74 62h126v68H74z" />
      <path fill="none" stroke="var(--ink)" strokeWidth=".8" d="M78 66h118v60H78z" />
      <ClosedCarton place={{ x: 84, y: 78, width: 106 }} />
      <path {...LINE} fill="var(--gold)" d="M303 118q8 0 8 8h-6z" />
      <path {...LINE} fill="var(--ink)" d="M60 142h254v8H60z" />
      {[106, 264].map((x) => (
        <Wheel key={x} x={x} />
      ))}
    </svg>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="150" r="21" fill="var(--ink)" />
      <circle cx={x} cy="150" r="12.5" fill="var(--gold)" />
      <path fill="var(--ink)" d={[0, 60, 120, 180, 240, 300].map((turn) => leaf(x, 150, turn, 12, 2)).join("")} />
      <circle cx={x} cy="150" r="4" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.6" />
    </>
  );
}
