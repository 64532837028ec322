import { leaf } from "../picture/cuts.ts";
import { PLANTS } from "../picture/motifs-plants.tsx";

type Props = { className?: string | undefined };

/** Field stones: where each lies, and how large it is. */
const STONES = [
  [40, 330, 3],
  [140, 352, 4],
  [250, 334, 3],
  [330, 364, 3],
  [20, 376, 3],
  [206, 380, 3],
  [110, 312, 2],
  [352, 316, 2],
  [76, 370, 2],
] as const;
const stone = (x: number, y: number, size: number) =>
  `M${x} ${y}l${2 * size}-${4 * size} ${6 * size}-${2 * size} ${6 * size} ${size} ${3 * size} ${5 * size}-${5 * size} ${3 * size}-${9 * size} 0z`;

/** Our two soils, cut open: red earth on the left, white and yellow layers on the right, and the roots in both. */
export function Soils({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path fill="var(--mist)" d="M0 110q120-44 260-20t280-20 260 6v80H0z" />
      <path fill="var(--soil)" d="M0 140q200-18 412 2-26 60 4 130t-16 128H0z" />
      <path fill="var(--gold)" d="M412 142q200-16 388-4v262H400q46-58 16-128t-4-130z" />
      <path
        fill="var(--paper)"
        d="M406 190q200-22 394 6v24q-200-30-389-4zM424 268q190-28 376 4v30q-200-34-372-6zM420 350q190-30 380 0v24q-200-26-390 4z"
      />
      <path fill="var(--mist)" d="M411 222q200-26 389 4v14q-200-30-386-4zM428 308q200-26 372 4v12q-190-30-374 0z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M0 140q200-18 412 2t388-4M412 142q-26 60 4 130t-16 128M406 190q200-22 394 6M411 218q200-26 389 2M424 268q190-28 376 4M428 298q190-28 372 4M420 350q190-30 380 0M410 378q190-30 390-4"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="24"
        strokeDasharray="2.5 44 2.5 70"
        d="M411 204q200-24 389 4M428 284q190-30 372 4M416 364q190-30 384 0"
      />
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
        d={STONES.map(([x, y, size]) => stone(x, y, size)).join("")}
      />
      <path
        fill="var(--ink)"
        d={[
          [30, 180],
          [110, 200],
          [40, 240],
          [160, 270],
          [310, 200],
          [350, 250],
          [90, 290],
          [260, 300],
          [370, 180],
          [20, 300],
          [300, 280],
          [230, 190],
        ]
          .map(([x = 0, y = 0], i) => leaf(x, y, i % 2 ? 10 : -14, 26, 4))
          .join("")}
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeDasharray="16 40 8 60"
        d="M0 166h400M20 220h390M10 260h400M0 306h390"
      />
      <Vine at={200} name="soils-vine" />
      <use href="#soils-vine" x="390" />
    </svg>
  );
}

const PLACED = [
  [-96, 24, 1, "vineLeaf"],
  [-62, 66, 0.9, "grapes"],
  [-50, 4, 1.1, "vineLeaf"],
  [16, 64, 0.9, "grapes"],
  [-2, 2, 1.1, "vineLeaf"],
  [60, 40, 0.8, "grapes"],
  [42, 18, 1, "vineLeaf"],
] as const;

function Vine({ at, name }: { at: number; name: string }) {
  return (
    <g id={name}>
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="12"
        strokeLinecap="round"
        d={`M${at} 140q2 40-8 80t10 100M${at} 150q-30 30-60 40t-50 50M${at} 150q36 30 64 40t40 60`}
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
        d={`M${at} 140q2 40-8 80t10 100M${at} 150q-30 30-60 40t-50 50M${at} 150q36 30 64 40t40 60`}
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        d={`M${at - 2} 200q-24 24-20 70M${at - 6} 240q26 20 30 50M${at - 60} 190q6 30-6 60M${at + 64} 190q-6 30 4 60M${at - 4} 290q-16 20-14 40`}
      />
      <path
        fill="var(--ink)"
        d={`M${at - 12} 146q10-30 2-60-24-10-54-8 30-10 60-6 4-20 8-20t6 22q34-4 60 8-34-4-58 8-4 30 8 56z`}
      />
      {PLACED.map(([x, y, size, what], index) => (
        <g key={x} transform={`translate(${at + x} ${y}) scale(${size})`}>
          {PLANTS[what]({ ink: index % 2 ? "var(--ink)" : "var(--olive)", paper: "var(--paper)" })}
        </g>
      ))}
    </g>
  );
}
