import { leaf } from "../products/cuts.ts";
import { COLOUR_HEX } from "../products/product-svg.tsx";

const { ink, paper, soil, gold, olive } = COLOUR_HEX;
const CRUST = "#b8803f";
const OIL = "#b5a93c";
const OUTLINE = { stroke: ink, strokeWidth: 2.2, strokeLinejoin: "round" } as const;
const HAIR = { fill: "none", stroke: ink, strokeWidth: 1.1, strokeLinecap: "round" } as const;

/** A round loaf with its cuts, a bowl of olives and two dishes of oil, in 180 by 110. */
export function BreadAndOlives() {
  return (
    <>
      <path {...OUTLINE} fill={CRUST} d="M4 84C-2 52 30 30 66 32s66 22 58 52q-60 8-120 0z" />
      <path fill={paper} d={[36, 60, 84].map((x) => leaf(x, 68, -62, 30, 7)).join("")} />
      <path {...HAIR} d="M10 76q2-20 18-30M8 82q-1-8 1-14M116 78q2-18-14-30M120 82q2-10-4-20M30 82q30 3 64 0" />
      <path
        fill={olive}
        d="M122 62a9 7 0 1 1 .1 0M138 58a9 7 0 1 1 .1 0M152 64a9 7 0 1 1 .1 0M130 68a9 7 0 1 1 .1 0M144 68a9 7 0 1 1 .1 0"
      />
      <path
        {...HAIR}
        strokeWidth={1.6}
        d="M122 62a9 7 0 1 1 .1 0M138 58a9 7 0 1 1 .1 0M152 64a9 7 0 1 1 .1 0M130 68a9 7 0 1 1 .1 0M144 68a9 7 0 1 1 .1 0"
      />
      <path fill={paper} d="M117 53q3-3 6-2-3 1-6 4zM133 49q3-3 6-2-3 1-6 4zM147 55q3-3 6-2-3 1-6 4z" />
      <path {...OUTLINE} fill={paper} d="M106 64h60q-2 26-20 30h-20q-18-4-20-30z" />
      <path fill={ink} d="M160 68q-1 18-14 24 10-12 8-24zM150 70q0 14-8 22 4-10 4-22z" />
      <OilDish x={46} />
      <OilDish x={92} />
    </>
  );
}

/** Ham in folds, a quarter of sheep's cheese and bread on a board, in 180 by 110. */
export function HamAndCheese() {
  return (
    <>
      <path {...OUTLINE} fill={gold} d="M0 92l14-12h146l16 12-3 9H3z" />
      <path {...HAIR} d="M2 92h172M20 86h60M94 84h54M30 97h70M116 97h44" />
      <path {...OUTLINE} fill={paper} d="M14 82V58l50-22 18 22v24zM14 58h68" />
      <path {...OUTLINE} fill={CRUST} d="M14 58l50-22 18 22z" />
      <path {...HAIR} d="M26 56l40-17M40 56l29-13M54 56l19-9M20 76h20M46 72h26M28 66h16M60 78h16" />
      {[92, 112, 132].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index === 1 ? 46 : 50})`}>
          <path {...OUTLINE} fill={soil} d="M-10 36Q-16 10 6 2q24 4 22 34z" />
          <path fill={paper} d="M-7 33Q-10 14 7 6q-8 12-4 27zM10 8q10 8 8 24-4-14-8-24z" />
          <path {...HAIR} d="M4 32q-2-12 4-22M22 32q1-12-6-20" />
        </g>
      ))}
      <OilDish x={28} />
      <OilDish x={74} />
    </>
  );
}

/** A dish of fuži under shavings of truffle, and a whole one beside it, in 180 by 110. */
export function TruffleDish() {
  return (
    <>
      <path {...OUTLINE} fill={paper} d="M4 80q74-16 150 0-8 20-40 22H44Q12 100 4 80z" />
      <path {...HAIR} d="M14 86q64-10 130 0" />
      <path
        {...OUTLINE}
        strokeWidth={1.6}
        fill="#ecc86a"
        d="M26 80l22-14 9 8-22 10zM54 82l8-22 12 2-6 22zM84 82l-8-24 12-3 8 25zM104 80l14-18 10 6-14 16zM40 68l22-16 8 8-20 14zM92 62l20-14 9 8-20 12zM66 54l18-12 9 8-18 12z"
      />
      <path
        fill={ink}
        d="M48 58q8-8 16-2-6 8-16 2zM78 48q10-6 16 2-8 6-16-2zM98 66q8-8 16 0-8 6-16 0zM64 72q8-8 16 0-8 6-16 0zM34 74q6-6 12-1-4 6-12 1z"
      />
      <path
        fill={paper}
        d="M52 57q4-3 8-1-4 2-8 1zM82 48q5-2 8 1-5 1-8-1zM102 66q4-3 8 0-4 2-8 0zM68 72q4-3 8 0-4 2-8 0z"
      />
      <path {...OUTLINE} fill="#43302c" d="M146 98q-6-14 6-20 14-6 22 6 4 12-6 16-14 2-22-2z" />
      <path fill={paper} d="M152 84q4-4 8-3-5 1-8 5zM150 90q0-3 2-4 0 3-1 5z" />
    </>
  );
}

/** A white dish with oil in it, standing before the rest. */
function OilDish({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 96)`}>
      <path {...OUTLINE} strokeWidth={1.8} fill={paper} d="M-18 0a18 6 0 1 1 36 0q-4 10-18 11-14-1-18-11z" />
      <ellipse rx="13" ry="3.6" fill={OIL} stroke={ink} strokeWidth="1" />
      <path fill={paper} d="M-8-1q4-2 9-1.4-5 .6-9 1.4z" />
    </g>
  );
}
