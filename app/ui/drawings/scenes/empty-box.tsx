import { leaf, wedge } from "../products/cuts.ts";
import { PLANTS } from "../products/motifs-plants.tsx";

/** Where the boards' shade begins at the right. */
const SHADE = [106, 113, 120, 127, 145, 152, 159, 166, 184, 191, 198, 205];

/** An open wooden wine box with nothing in it but straw, and a leaf before it. */
export function EmptyBox() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M6 214q150-30 308 0-150 28-308 0" />
      <path fill="var(--ink)" d="M50 216q120-10 254-4-50 14-130 12zM38 98l42-46h160l42 46v8H38z" />
      <path fill="var(--soil)" d="M86 63h148l20 40H66z" />
      <path
        fill="var(--ink)"
        d={[70, 77, 84, 91].map((y, i) => wedge(238 + i * 4, y, 180, 110 - i * 16, 4)).join("")}
      />
      <path fill="var(--gold)" d="M82 55h156l-3 6H85zM44 98l36-40 3 6-28 34zM276 98l-36-40-3 6 28 34z" />
      <path
        fill="var(--gold)"
        d={[72, 92, 108, 126, 148, 166, 184, 204, 222, 240]
          .map((x, i) => leaf(x, 104, -44 - ((i * 37) % 92), 26 + (i % 3) * 5, 4))
          .join("")}
      />
      <path fill="var(--ink)" d="M36 96h248l-5 122H41z" />
      <path fill="var(--gold)" d="M39 99h242l-1 34H40zM41 138h238l-1 34H42zM42 177h236l-2 38H44z" />
      <path
        fill="var(--ink)"
        d={
          SHADE.map((y, i) => wedge(262, y, 180, 120 - ((i * 41) % 84), 4)).join("") +
          [112, 124, 150, 161, 190, 202].map((y, i) => leaf(66, y, 0, 60 - (i % 3) * 14, 2)).join("") +
          "M58 98l4 118h-3L55 98zM262 98l-4 118h3l4-118zM136 146q24-14 48 0l-4 14q-20-8-40 0z"
        }
      />
      <path
        fill="var(--ink)"
        d="M48 108a3 3 0 1 1-.1 0M49 150a3 3 0 1 1-.1 0M50 196a3 3 0 1 1-.1 0M272 108a3 3 0 1 1-.1 0M271 150a3 3 0 1 1-.1 0M270 196a3 3 0 1 1-.1 0"
      />
      <g transform="translate(226 170) rotate(24) scale(.9)">
        {PLANTS.vineLeaf({ ink: "var(--olive)", paper: "var(--paper)" })}
      </g>
    </svg>
  );
}
