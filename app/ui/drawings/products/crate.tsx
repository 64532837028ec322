import type { Paints } from "./bottle.tsx";

/** Blades of straw that lean both ways, before the bottles' feet: six times four, for what comes again is written alike and packs well. */
const BLADES = [-3, 2, -1, 4].map(
  (lean, blade) => `q0-5 ${lean}-${7 + ((blade * 3) % 5)}m${4 - lean} ${7 + ((blade * 3) % 5)}`,
);
const STRAW = `M12 192${BLADES.join("").repeat(6)}`;

/** The tops of the three boards of the front, each 32 high, between two posts. */
const BOARDS = [192, 226, 260];
const onBoards = (x: number, marks: string) => BOARDS.map((top) => `M${x} ${top + 5}${marks}`).join("");
const PLANKS = `M8.5 191h10v103h-10zm93 0h10v103h-10z${BOARDS.map((top) => `M20 ${top}h80v32H20z`).join("")}`;
/** Long grain, of which a label hides the most. */
const GRAIN = onBoards(22, "q18-3 34-1-16 3-34 1z");
/** Shade from the right: of the boards, and along both posts, whose grain stands upright. */
const POST = "v103l-2-50zm-5 10q2 22 0 44-1-22 0-44z";
const SHADE = `${onBoards(100, "l-26 1 26 1zm0 7l-19 1 19 1zm0 7l-33 1 33 1z")}M18.500 191${POST}M111.500 191${POST}`;
const NAILS = onBoards(12, "h2v2h-2zm94 0h2v2h-2z");

/** The dark inside of an open box: bottles stand before it. */
export function crateBack({ key }: Pick<Paints, "key">) {
  return <path fill={key} d="M8 191l11-13h82l11 13z" />;
}

/** The front: boards between posts, with straw above them. */
export function crateFront({ key, glass, cut }: Paints) {
  return (
    <>
      <path fill="none" stroke="#d9a23a" d={STRAW} />
      <path fill={key} d="M7 190h106v106H7z" />
      <path fill={glass} d={PLANKS} />
      <path fill={cut} d={GRAIN} />
      <path fill={key} d={SHADE + NAILS} />
    </>
  );
}
