import type { JSX } from "react";

const INK = "var(--ink)";
const LINE = { fill: "none", stroke: INK, strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** The land around the house from above, in 160 by 100: coast, contour lines, road, house, rows of vines. */
export function vineyardMap(): JSX.Element {
  return (
    <>
      <path fill="var(--mist)" d="M0 0h26q-7 11-3 22t-4 20q-6 9-1 20t-5 20q-2 9 3 18H0z" />
      <path {...LINE} strokeWidth="1.1" d="M26 0q-7 11-3 22t-4 20q-6 9-1 20t-5 20q-2 9 3 18" />
      <path
        {...LINE}
        strokeWidth=".5"
        opacity=".6"
        d="M21 0q-7 11-3 22t-4 20q-6 9-1 20t-5 20q-2 9 3 18M15.5 0q-7 11-3 22t-4 20q-6 9-1 20T2.5 82q-2 9 3 18M9 0Q3 11 6 22T2 42"
      />
      <path
        {...LINE}
        strokeWidth=".5"
        opacity=".45"
        d="M32 100q8-22 30-22t36 10 62-4M36 0q4 20 26 20t34-10 24 2 40-6M90 44q2-24 26-26t32 16-20 26-38-16zM101 42q2-15 16-16t20 10-13 16-23-10zM110 38q2-8 9-8t9 5-6 8-12-5z"
      />
      <path {...LINE} strokeWidth="1" strokeDasharray="3 2" d="M44 100q2-24 24-34t30-14 62-8" />
      <path
        {...LINE}
        strokeWidth=".7"
        opacity=".8"
        d="M53 55l10-4m-9 7l14-5.6m-13 8.6l16-6.4m-14 8.8l14-5.6m-11 7l9-3.6M32 33l12-3m-11 6l15-3.7m-14 6.7l14-3.5m-12 6.2l10-2.5M86 70l14 3m-15 1l18 3.8m-18-.8l17 3.6m-15-.2l13 2.8M110 27l11 4m-13-1l15 5.5m-15-2.5l14 5m-13-2l10 3.6"
      />
      <g fill={INK} opacity=".75">
        {[68, 74, 80, 71, 77, 83].map((x, index) => (
          <circle key={x} cx={x} cy={index < 3 ? 31 : 37} r="1.7" />
        ))}
      </g>
      <path
        fill="var(--paper-bright)"
        {...{ stroke: INK, strokeWidth: 1.1, strokeLinejoin: "round" }}
        d="M78 58q0-7 5-8 5 1 5 8zM82 58v-3q1-1.5 2 0v3"
      />
      <path {...LINE} strokeWidth=".9" d="M149 92V80m-2.5 3l2.5-3 2.5 3" />
      <text x="149" y="76.5" fontSize="6" textAnchor="middle" fill={INK} fontFamily="serif">
        N
      </text>
    </>
  );
}
