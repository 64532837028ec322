/** The amphora and the demijohn of the cellar: bodies turned around 60, lit from the left, so that their lines follow their form. */
import type { Layer } from "./scene-parts.ts";
import { edgeLines, lightLines, outline, type Profile } from "./turned.ts";

const JAR: Profile = [
  [0, 17],
  [6, 18],
  [12, 12],
  [26, 11],
  [38, 19],
  [62, 42],
  [86, 46],
  [120, 36],
  [150, 20],
  [160, 16],
];
/** An amphora as a turned body around 60, with two handles, so that its lines follow its form. */
export function amphora(): Layer[] {
  return [
    { ink: "ink", d: outline(JAR.map(([y, radius]) => [y, radius + 2] as const)) },
    {
      ink: "ink",
      d: `M46 14q-36-4-38 20 0 22 18 34l6-8q-12-10-12-26 2-14 26-12zM74 14q36-4 38 20 0 22-18 34l-6-8q12-10 12-26-2-14-26-12z`,
    },
    { ink: "soil", d: outline(JAR) },
    {
      ink: "soil",
      d: `M46 17q-31-3-34 17 1 20 16 31l2-3Q17 50 17 34q2-17 29-14zM74 17q31-3 34 17-1 20-16 31l-2-3q13-12 13-28-2-17-29-14z`,
    },
    {
      ink: "ink",
      d: edgeLines(JAR, {
        from: 26,
        to: 156,
        gap: 4,
        edge: 1,
        width: 2.6,
        tip: (_, index) => 0.1 + ((index * 2) % 5) * 0.05,
      }),
    },
    {
      ink: "gold",
      d: lightLines(JAR, { from: 32, to: 140, gap: 4, width: 1.6, left: () => -0.74, right: () => -0.42 }),
    },
    { ink: "ink", d: "M43 4q17 8 34 0-17-7-34 0z" },
  ];
}

const GLASS: Profile = [
  [0, 9],
  [5, 9],
  [7, 7],
  [20, 7],
  [30, 13],
  [46, 30],
  [58, 32],
];
const BASKET: Profile = [
  [54, 33],
  [70, 35],
  [96, 31],
];
/** A demijohn in its basket. */
export function demijohn(): Layer[] {
  const weave = [60, 69, 78, 87].map((y) => `M28 ${y}q32 10 64 0`).join("");
  const rushes = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8]
    .flatMap((at, column) =>
      [62, 71, 80].map((y, row) => ((column + row) % 2 === 0 ? [60 + at * 32, y + 4 * (1 - at * at)] : [])),
    )
    .filter((place) => place.length > 0)
    .map(([x = 0, y = 0]) => `M${Math.round(x) - 3} ${Math.round(y)}l6 0-1 7-4 0z`)
    .join("");
  return [
    {
      ink: "ink",
      d:
        outline(GLASS.map(([y, radius]) => [y, radius + 3] as const)) +
        outline(BASKET.map(([y, radius]) => [y, radius + 2] as const)),
    },
    { ink: "olive", d: outline(GLASS) },
    { ink: "mist", d: "M49-2h22v7q-11 5-22 0z" },
    { ink: "ink", d: edgeLines(GLASS, { from: 22, to: 56, gap: 4, edge: 1, width: 2.4, tip: () => 0.3 }) },
    {
      ink: "mist",
      d: lightLines(GLASS, { from: 30, to: 54, gap: 4, width: 1.4, left: () => -0.72, right: () => -0.5 }),
    },
    { ink: "gold", d: outline(BASKET) },
    {
      ink: "ink",
      d:
        rushes +
        weave.replaceAll(/q32 10 64 0/g, "q32 13 64 0-32 9-64 0z") +
        edgeLines(BASKET, { from: 58, to: 94, gap: 4, edge: 1, width: 3, tip: () => 0.5 }),
    },
  ];
}
