/** Parts of the engraved scenes: land, trees, vines. A scene is a list of layers from back to front, each in one ink. */
import type { EngravedLayer } from "../../app/ui/drawings/scenes/engraved-layers.tsx";
import { blob, type Chance, clump, cut, type Point, stroke } from "./burin.ts";

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
    [-4, -40, 12],
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
  [106, -108, 20],
  [-72, -98, 16],
];

/** An old olive tree with its foot at 0, 0, about 200 high. */
export function oliveTree(rnd: Chance): Layer[] {
  const clumps = CROWN.map(([x, y, size]) => clump(x + rnd(-8, 8), y + rnd(-8, 8), size, 0.74, rnd));
  return [
    { ink: "ink", d: TRUNK.map(stroke).join("") },
    { ink: "gold", d: BARK.map(stroke).join("") },
    { ink: "olive", d: clumps.map(({ body }) => body).join("") },
    { ink: "ink", d: clumps.map(({ dark }) => dark).join("") },
    { ink: "mist", d: clumps.map(({ light }) => light).join("") },
  ];
}

/** Blades of grass along a line. */
export function grass(ridge: (x: number) => number, from: number, to: number, count: number, rnd: Chance): string {
  return Array.from({ length: count }, () => {
    const x = rnd(from, to);
    return cut(x, ridge(x) + rnd(4, 44), rnd(9, 20), 2.2, -90 + rnd(-25, 25));
  }).join("");
}

/** A vine on its post with its foot at 0, 0, about 60 high: leaves, a short stem, a bunch of grapes. */
export function vine(rnd: Chance): Layer[] {
  const clumps = (
    [
      [-17, -42, 17],
      [15, -45, 18],
      [0, -54, 16],
      [-2, -36, 15],
    ] as const
  ).map(([x, y, size]) => clump(x + rnd(-3, 3), y + rnd(-3, 3), size, 0.8, rnd));
  const grapes = [
    [8, -27],
    [13, -27],
    [10.5, -22.5],
    [15, -22],
    [12, -18],
  ] as const;
  return [
    { ink: "ink", d: "M-2.5 0l1-64h3l1 64zM-10 2q14-7 24 0zM0-2q-5-14-8-26l5-1q0 14 7 24z" },
    { ink: "olive", d: clumps.map(({ body }) => body).join("") },
    {
      ink: "ink",
      d:
        clumps.map(({ dark }) => dark).join("") +
        grapes.map(([x, y]) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`).join(""),
    },
    { ink: "mist", d: clumps.map(({ light }) => light).join("") },
  ];
}

/** Where rows of vines that run away from the eye meet, and how many stand in one. */
type Rows = { far: readonly [number, number]; near: readonly number[]; foot: number; count: number };

/** Vines in rows towards a point: the far ones first, so that the near ones stand before them. */
export function vineRows({ far: [farX, farY], near, foot, count }: Rows, parts: readonly string[]): Layer {
  const vines = near.flatMap((x, row) =>
    Array.from({ length: count }, (_, index) => {
      // Even steps on the ground look ever shorter with the distance.
      const along = 1 / (1 + (count - index - 1) * 0.32);
      return {
        x: farX + (x - farX) * along,
        y: farY + (foot - farY) * along,
        along,
        part: parts[(row * 2 + index) % parts.length] ?? "",
      };
    }),
  );
  const places = vines
    .filter(({ along }) => along > 0.16)
    .toSorted((a, b) => a.along - b.along)
    .map(({ x, y, along, part }) => `${part} ${Math.round(x)} ${Math.round(y)} ${Math.round(along * 175) / 100}`);
  return { places: places.join(" ") };
}

/** Furrows between the rows, light or dark. */
export function furrows(
  { far: [farX, farY], foot }: Pick<Rows, "far" | "foot">,
  ends: readonly number[],
  width: number,
): string {
  return ends.map((x) => `M${farX} ${farY}L${Math.round(x - width / 2)} ${foot}h${width}z`).join("");
}
