import { wedge } from "../products/cuts.ts";
import { ClosedCarton } from "./closed-carton.tsx";

const BODY = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.4, strokeLinejoin: "round" } as const;
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
/** Shade at the end of the body, and below the cab's door. */
const SHADE = [58, 64, 70, 76, 82, 88, 94, 100, 106, 112, 118, 124]
  .map((y, line) => wedge(220, y, 180, 10 + ((line * 7) % 12), 2.4))
  .join("");

/** A parcel on its way: a van with the winery's carton on its side. */
export function ParcelVan() {
  return (
    <svg viewBox="0 34 316 146" aria-hidden>
      <path fill="var(--ink)" fillOpacity=".16" d="M40 170q130-10 276 0-140 8-276 0" />
      <path {...BODY} d="M62 48q0-6 6-6h148q6 0 6 6v102H62z" />
      <path {...BODY} d="M222 66h40q9 0 14 8l16 28q18 2 20 16v32h-90z" />
      <path fill="var(--mist)" stroke="var(--ink)" strokeWidth="1.6" d="M232 76h27q6 0 9 5l12 22h-48z" />
      <path fill="var(--soil)" d="M63 132h158v10H63zM223 132h88v10h-88z" />
      <path fill="var(--ink)" d={`${WIND}${SHADE}M236 112h12v3h-12zM302 120h9v8h-7z`} />
      <ClosedCarton place={{ x: 84, y: 86, width: 114 }} />
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
      <circle cx={x} cy="150" r="11" fill="var(--paper)" />
      <circle cx={x} cy="150" r="4" fill="var(--ink)" />
    </>
  );
}
