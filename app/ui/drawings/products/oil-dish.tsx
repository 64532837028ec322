import type { JSX } from "react";

type Paints = { key: string; wine: string };

const CRUST = "#a5682f";
const CRUMB = "#f3e2bb";

/** A slice that leans on the rim and ends where it dips into the oil; its crumb is the same outline, smaller. */
const SLICE = "M22 121.500C13 111 6 94 12 84c6-9 22-11 30-4 8 8 8 28 3 42q-12 1.5-23-.5z";
const SLICE_CRUMB =
  "M24.4 121.800C16 111 9.8 95 14.8 86.200c5-7.2 18.2-8.8 25.2-3 6.6 7 6.4 25.8 2.6 38.800q-10 1.2-18.2-.2z";
/** How far the oil has crept up in it. */
const SOAKED = "M22.5 119q5-4 10-2.5 5 1 11.2-3l-1 8.6q-10 1.1-18.2-.3z";
/** Pores of the crumb, larger near the crust, as loaves rise. */
const PORES =
  "M18 89q2-1.5 3.5-.5M26 86q1.5-.8 2.5 0M34 87q2-.4 2.5 1.200M39 93q1.5.6 1 2M17 97q1-1.2 2.4-.6M24 94h1.500M31 96q1.6-.8 2.4.2M38 102h1.500M22 104q1.6-1 2.6-.2M30 106h1.500M25 112h1.500M35 110q1.4-.6 2 .2";
/** The side of the slice that the light does not reach: lines along its face that swell towards the edge. */
const SLICE_SHADE = [
  "M41.5 80.500q6.5 10 2 37 4.5-27-2-37z",
  "M44.600 88q-5 .2-9.6-1.300 4.300 2.700 9.800 2.500z",
  "M45.200 92.500q-6 .2-10.600-1.400 5 2.900 10.700 2.700z",
  "M45.400 97q-6.500.2-11-1.300 5 2.900 11 2.700z",
  "M45.300 101.500q-6.500.1-10.500-1.200 4.800 2.700 10.400 2.600z",
  "M44.900 106q-6 .2-9.600-1 4.400 2.500 9.400 2.400z",
  "M44.300 110.500q-5 .1-8.200-.8 3.800 2.100 7.900 2.100z",
  "M43.600 114.800q-4 .1-6.400-.5 3 1.700 6.100 1.700z",
].join("");

/** Lines that follow the dish on the side that lies in the shade; they swell where it is darkest. */
const HATCHES = "M74 126q-8 12-24 15 15-4 22-16zM70 127q-7 10-20 13 12-4 18-13.500zM66 127q-5 7-15 11 9-5 13-11z";

/** A dish of oil with bread dipped into it, in 80 by 150 as the glasses: light falls in from the left. */
export function oilDish({ key, wine }: Paints): JSX.Element {
  const line = { stroke: key, strokeWidth: "1.4", strokeLinejoin: "round" } as const;
  return (
    <>
      <ellipse cx="44" cy="145" rx="34" ry="3.4" fill={key} opacity=".18" />
      <path {...line} fill="#fff" d="M25 138v4q15 5 30 0v-4z" />
      <path {...line} fill="#fdfbf6" d="M2 121c3 12 15 20 27 21h22c12-1 24-9 27-21z" />
      <path fill={key} opacity=".75" d={HATCHES} />
      <ellipse {...line} cx="40" cy="121" rx="38" ry="8" fill="#fdfbf6" />
      <path fill={key} opacity=".16" d="M8 122a32 5.6 0 0 1 64 0q-6-3.6-32-3.600T8 122z" />
      <ellipse cx="40" cy="122" rx="32" ry="5.6" fill={wine} stroke={key} strokeWidth=".8" />
      <path
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="1.4"
        opacity=".75"
        d="M56 125.200q8-.8 11-2.7"
      />
      <path {...line} fill={CRUST} d={SLICE} />
      <path fill={CRUMB} d={SLICE_CRUMB} />
      <path fill={wine} opacity=".6" d={SOAKED} />
      <path fill="none" stroke={CRUST} strokeLinecap="round" strokeWidth="1.2" d={PORES} />
      <path fill={key} opacity=".75" d={SLICE_SHADE} />
    </>
  );
}
