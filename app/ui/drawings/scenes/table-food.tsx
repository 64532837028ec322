import { leaf, wedge } from "../products/cuts.ts";

/** What a visitor eats with the wine: cheese, ham and olives on a board, in 540 by 140. */
export function TableFood() {
  return (
    <>
      <path fill="var(--ink)" d="M16 126l26-32 450-12 70 26-40 24-480 4z" />
      <path fill="var(--gold)" stroke="var(--ink)" strokeWidth="3" d="M14 112l42-28h410l42 28-3 13H17z" />
      <path
        fill="var(--ink)"
        d={`M14 111h494v3H14z${leaf(40, 120, 0, 180, 2) + leaf(280, 119, 0, 200, 2) + leaf(64, 96, 0, 70, 2) + leaf(230, 104, 0, 130, 2) + leaf(440, 92, 0, 40, 2)}`}
      />
      <Cheese />
      {[370, 340, 310, 280, 250].map((x) => (
        <Slice key={x} x={x} />
      ))}
      <g transform="translate(412 22)">
        <Olives />
      </g>
    </>
  );
}

/** A piece of a wheel: the cut side in front, the rind above it and at the right. */
function Cheese() {
  return (
    <g strokeLinejoin="round">
      <path fill="var(--ink)" d="M70 106l150 4 40-20-20-8z" />
      <path fill="var(--gold)" stroke="var(--ink)" strokeWidth="3" d="M52 48L176 12q34 8 40 30v52l-14 8z" />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" d="M52 48l150 4v50H52z" />
      <path
        fill="var(--ink)"
        d={
          [58, 64, 70, 76, 82, 88, 94].map((y, i) => wedge(201, y, 180, 92 - i * 5 - (i % 3) * 14, 4)).join("") +
          [44, 52, 60, 68, 76, 84].map((y) => wedge(216, y, 180, 13, 4)).join("") +
          leaf(96, 46, -13, 74, 2) +
          leaf(120, 48, -10, 66, 2) +
          "M74 66a6 4 0 1 1-.1 0M112 84a7 4 0 1 1-.1 0M92 92a4 3 0 1 1-.1 0M134 62a4 3 0 1 1-.1 0"
        }
      />
    </g>
  );
}

/** A slice of ham that leans on the one behind it; its rim is fat. */
function Slice({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 68) rotate(18)`}>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" d="M0-40C30-40 36 36 0 38-36 36-30-40 0-40z" />
      <path fill="var(--soil)" d="M4-34C20-32 24 30 2 32-30 30-28-30 4-34z" />
      <path fill="var(--paper)" d={leaf(-4, 22, -96, 34, 3) + leaf(7, 14, -82, 30, 3) + leaf(-13, 12, -92, 22, 2)} />
    </g>
  );
}

const OLIVES = [
  [36, 28],
  [64, 27],
  [18, 40],
  [82, 39],
  [50, 40],
] as const;

/** A white bowl of olives, in 100 by 90. */
export function Olives() {
  return (
    <>
      {OLIVES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx="16" ry="12" fill="#9aa05a" stroke="var(--ink)" strokeWidth="3" />
          <path fill="var(--paper)" d={leaf(-10, -2, -32, 12, 3)} />
        </g>
      ))}
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" d="M-2 44q50 9 100 0-2 36-30 44H28Q2 80-2 44z" />
      <path
        fill="var(--ink)"
        d={[52, 58, 64, 70, 76, 82].map((y, i) => wedge(96 - i * i * 0.8, y, 180, 46 - i * 4, 4)).join("")}
      />
    </>
  );
}
