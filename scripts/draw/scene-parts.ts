/** Parts of the engraved scenes: land, olive trees, grass. A scene is a list of layers from back to front, each in one ink. */
import type { EngravedLayer } from "../../app/ui/drawings/scenes/engraved-layers.tsx";
import { blob, type Chance, cut, type Point, stroke } from "./burin.ts";
import { foliage } from "./foliage.ts";

export type Layer = EngravedLayer;

/** Ground below a line, to the picture's foot. */
export function ground(ridge: (x: number) => number, from: number, to: number, bottom: number, step = 40): string {
  const points: (readonly [number, number])[] = [];
  for (let x = from; x <= to + step; x += step) points.push([x, ridge(x)]);
  return blob([
    [from - 60, bottom + 60],
    [from - 60, ridge(from)],
    ...points,
    [to + 100, ridge(to)],
    [to + 100, bottom + 60],
  ]);
}

/** Dark that comes and goes along a hill, and grows down its slope. */
export const waves =
  (base: number, height: number, length: number, start: number, growth: number) => (x: number, down: number) =>
    base + height * Math.sin(x / length + start) + down * growth;

const TRUNK: Point[][] = [
  [
    [-18, 6, 30],
    [-12, -30, 22],
    [-20, -60, 17],
    [-34, -96, 12],
    [-52, -128, 7],
    [-66, -150, 2],
  ],
  [
    [14, 6, 28],
    [8, -28, 20],
    [18, -62, 16],
    [30, -96, 12],
    [52, -124, 8],
    [72, -146, 2],
  ],
  [
    [-2, -8, 5],
    [-3, -40, 12],
    [0, -76, 10],
    [-4, -112, 8],
    [4, -150, 3],
  ],
  [
    [-60, 8, 0],
    [-26, 4, 12],
    [24, 4, 12],
    [62, 9, 0],
  ],
];
/** Light along the twisted wood. */
const BARK: Point[][] = [
  [
    [-23, 0, 0],
    [-18, -28, 3.4],
    [-25, -58, 2.6],
    [-38, -92, 0],
  ],
  [
    [-16, -4, 0],
    [-11, -34, 2.2],
    [-18, -56, 0],
  ],
  [
    [6, 2, 0],
    [2, -26, 3.4],
    [11, -58, 2.6],
    [22, -88, 0],
  ],
  [
    [14, -6, 0],
    [9, -30, 2.2],
    [18, -62, 0],
  ],
  [
    [-5, -60, 0],
    [-3, -86, 2.2],
    [-7, -110, 0],
  ],
];
/** Clumps of the open crown, the sky between them: middle and size. */
const CROWN: Point[] = [
  [-74, -150, 34],
  [-34, -182, 36],
  [14, -192, 38],
  [60, -172, 36],
  [88, -140, 30],
  [-98, -118, 26],
  [-48, -130, 26],
  [38, -138, 28],
  [-8, -148, 24],
  [98, -124, 20],
  [-72, -124, 18],
];

/** An old olive tree with its foot at 0, 0, about 200 high. @param full how many of its clumps it has: fewer where it stands far away */
export function oliveTree(rnd: Chance, full = CROWN.length): Layer[] {
  const { body, light, dark } = foliage(
    CROWN.slice(0, full).map(([x, y, size]) => [x + rnd(-8, 8), y + rnd(-8, 8), size]),
    rnd,
  );
  return [
    { ink: "ink", d: TRUNK.map(stroke).join("") },
    { ink: "gold", d: BARK.map(stroke).join("") },
    { ink: "leaf", d: body },
    { ink: "ink", d: dark },
    { ink: "mist", d: light },
  ];
}

/** Blades of grass along a line. */
export function grass(ridge: (x: number) => number, from: number, to: number, count: number, rnd: Chance): string {
  return Array.from({ length: count }, () => {
    const x = rnd(from, to);
    return cut(x, ridge(x) + rnd(4, 44), rnd(9, 20), 2.2, -90 + rnd(-25, 25));
  }).join("");
}
