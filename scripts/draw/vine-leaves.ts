/** Leaves of a vine, each with its outline and its veins. */
import { polygon } from "./burin.ts";
import type { Layer } from "./scene-parts.ts";

/** Half a vine's leaf from its tip to its stalk: degrees from the tip, and how far from the middle. */
const HALF_LEAF = [
  [0, 1],
  [16, 0.7],
  [30, 0.56],
  [46, 0.92],
  [66, 0.74],
  [84, 0.55],
  [104, 0.82],
  [134, 0.74],
  [160, 0.6],
  [180, 0.2],
] as const;
const OUTLINE = [
  ...HALF_LEAF,
  ...HALF_LEAF.slice(1, -1)
    .map(([turn, far]) => [360 - turn, far] as const)
    .reverse(),
];

/** Where a leaf hangs, its size, and where its tip points to: 90 is downwards. */
type Leaf = readonly [x: number, y: number, size: number, tip: number];
const around = ([x, y, size]: Leaf, degrees: number, far: number) => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.round(x + Math.cos(turn) * far * size), Math.round(y + Math.sin(turn) * far * size)] as const;
};
const leafOf = (leaf: Leaf, larger = 0) =>
  polygon(OUTLINE.map(([turn, far]) => around([leaf[0], leaf[1], leaf[2] + larger, leaf[3]], leaf[3] + turn, far)));
/** From the stalk to the three points, thinning out. */
const veins = (leaf: Leaf) =>
  [0, 52, -52]
    .map((turn) => {
      const [foot, side] = [around(leaf, leaf[3] + 180, 0.3), leaf[3] + turn + 90];
      const half = [Math.cos((side * Math.PI) / 180), Math.sin((side * Math.PI) / 180)] as const;
      return polygon([
        [foot[0] + half[0], foot[1] + half[1]],
        around(leaf, leaf[3] + turn, 0.7),
        [foot[0] - half[0], foot[1] - half[1]],
      ]);
    })
    .join("");

const BEHIND: readonly Leaf[] = [
  [-22, -10, 16, 160],
  [2, -22, 16, 250],
  [25, -6, 15, 20],
];
const BEFORE: readonly Leaf[] = [
  [-10, 8, 17, 105],
  [14, 5, 18, 70],
];

/** Leaves that hang together, those in front over those behind. */
export function tuft(): Layer {
  const edged = (leaves: readonly Leaf[]): Layer[] => [
    { ink: "ink", d: leaves.map((leaf) => leafOf(leaf, 2)).join("") },
    { ink: "olive", d: leaves.map((leaf) => leafOf(leaf)).join("") },
  ];
  const layers: Layer[] = [
    ...edged(BEHIND),
    { ink: "ink", d: BEHIND.map(veins).join("") },
    ...edged(BEFORE),
    { ink: "mist", d: BEFORE.map(veins).join("") },
  ];
  return { part: "tuft", layers };
}
