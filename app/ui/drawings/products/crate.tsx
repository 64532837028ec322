import type { Paints } from "./bottle.tsx";

/** Blades of straw that lean both ways, before the bottles' feet: nine times four, for what comes again is written alike and packs well. */
const BLADES = [-3, 2, -1, 4].map(
  (lean, blade) => `q0-5 ${lean}-${7 + ((blade * 3) % 5)}m${4 - lean} ${7 + ((blade * 3) % 5)}`,
);
const STRAW = `M-14 228${BLADES.join("").repeat(9)}`;

/** The tops of the two boards of the front, each 33 high, between two posts. */
const BOARDS = [226, 261];
const onBoards = (x: number, marks: string) => BOARDS.map((top) => `M${x} ${top + 5}${marks}`).join("");
const PLANKS = `M-29 225h13v69h-13zm165 0h13v69h-13z${BOARDS.map((top) => `M-15 ${top}h150v33H-15z`).join("")}`;
/** Long grain, of which a label hides the most. */
const GRAIN = onBoards(-13, "q18-3 34-1-17 3-34 1z");
/** Shade from the right: of the boards, and along both posts, whose grain stands upright. */
const POST = "v69l-2-35zm-6 8q2 16 0 30-1-14 0-30z";
const SHADE = `${onBoards(135, "l-26 1 26 1zm0 8l-26 1 26 1zm0 8l-26 1 26 1z")}M-16 225${POST}M149 225${POST}`;
const NAILS = onBoards(-24, "h2v2h-2zm165 0h2v2h-2z");

/** The dark inside of an open box: bottles stand before it. */
export function crateBack({ key }: Pick<Paints, "key">) {
  return <path fill={key} d="M-29 225l14-16h150l14 16z" />;
}

/** The front: boards between posts, with straw above them. */
export function crateFront({ key, glass, cut }: Paints) {
  return (
    <>
      <path fill="none" stroke="#d9a23a" d={STRAW} />
      <path fill={key} d="M-30 224h180v72H-30z" />
      <path fill={glass} d={PLANKS} />
      <path fill={cut} d={GRAIN} />
      <path fill={key} d={SHADE + NAILS} />
    </>
  );
}

/** The inside of an open carton, and its flap that stands behind the bottles. */
export function cartonBack({ key, glass }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="2" strokeLinejoin="round" d="M-17 212l-12-24h178l-12 24z" />
      <path fill={key} d="M-29 226l12-16h154l12 16z" />
    </>
  );
}

const WAVES = `M-28 225${"q2-3 4 0t4 0".repeat(22)}`;
const SHADED = [
  [232, 18],
  [238, 25],
  [244, 16],
  [250, 22],
  [256, 26],
  [262, 17],
  [268, 24],
  [274, 19],
  [280, 26],
  [286, 20],
]
  .map(([y, length]) => `M147 ${y}l-${length} 1 ${length} 1z`)
  .join("");

/** The front of a carton: corrugated board, whose waves are seen along its upper edge. */
export function cartonFront({ key, glass }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="2" strokeLinejoin="round" d="M-29 225h178l-3 70H-26z" />
      <path fill="none" stroke={key} strokeWidth=".8" d={WAVES} />
      <path fill={key} d={SHADED} />
    </>
  );
}
