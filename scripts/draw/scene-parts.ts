/** Parts of the engraved scenes: land, trees, vines. A scene is a list of layers from back to front, each in one ink. */
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

/** Where the leaves of a vine hang on its wires: middle and size. */
const CANOPY: Point[] = [
  [-31, -43, 13],
  [-13, -51, 15],
  [8, -48, 15],
  [29, -44, 14],
  [-20, -36, 12],
  [14, -36, 13],
];

/** A vine on its wires with its foot at 0, 0, about 65 high and 90 wide: a twisted stem, leaves, shoots above, grapes below. */
export function vine(rnd: Chance): Layer[] {
  const { body, light, dark } = foliage(
    CANOPY.map(([x, y, size]) => [x + rnd(-4, 4), y + rnd(-3, 3), size]),
    rnd,
  );
  const shoots = [-26, -4, 20].map((x) => cut(x + rnd(-5, 5), -54, rnd(14, 20), 2, -90 + rnd(-24, 24)));
  const bunches = [rnd(-26, -14), rnd(16, 28)].map((x) => [Math.round(x), -28] as const);
  return [
    { ink: "ink", d: "M-9 2q9-6 20 0zM-2 1q-8-12-2-22 2-8-6-18h6q8 10 5 20-3 9 4 20z" },
    { ink: "olive", d: body + shoots.join("") },
    { ink: "ink", d: dark + bunches.map(([x, y]) => bunch(x, y)).join("") },
    { ink: "mist", d: light + bunches.map(([x, y]) => bunchLight(x, y)).join("") },
  ];
}

/** Where the berries of a bunch hang, from its stalk. */
const BERRIES = [
  [-4, 0],
  [0, -1],
  [4, 0],
  [-2, 4],
  [2, 4],
  [-1, 8],
  [1, 11],
] as const;
const berry = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;
const bunch = (x: number, y: number) => BERRIES.map(([dx, dy]) => berry(x + dx, y + dy, 2.5)).join("");
/** The light on some of its berries. */
const bunchLight = (x: number, y: number) =>
  BERRIES.slice(1, 5)
    .map(([dx, dy]) => berry(x + dx + 1, y + dy - 1, 0.6))
    .join("");

/** A post with its foot at 0, 0, higher than the vines. */
export const post = (): Layer[] => [{ ink: "ink", d: "M-2 1l.500-81h3l.500 81z" }];

/** Rows that run away from the eye: where they meet, where they begin, how large a vine is there. */
type Rows = { far: readonly [number, number]; near: readonly number[]; foot: number; scale: number };

/** Vines of a row in the near half of the way; the far halves are the same, half as large each. */
const VINES = 7;
const HALVES = [0.125, 0.25, 0.5, 1];

/** The near half of all rows around the point where they meet: far vines first, so that the near ones stand before them. */
export function vineRows({ far: [farX, farY], near, foot, scale }: Rows, parts: readonly string[]): Layer[] {
  const places = Array.from({ length: VINES }, (_, index) => VINES - 1 - index).flatMap((back) =>
    near.map((x, row) => {
      const along = 0.5 ** ((back + (row % 3) / 3) / VINES);
      const [dx, dy] = [Math.round((x - farX) * along), Math.round((foot - farY) * along)];
      const size = Math.round(along * scale * 100) / 100;
      const held = (back + row) % 3 === 0 ? `post ${dx} ${dy} ${size} ` : "";
      return `${held}${parts[(row + back) % parts.length]} ${dx} ${dy} ${row % 2 === 0 ? size : -size}`;
    }),
  );
  return [{ places: places.join(" ") }];
}

/** Where the halves of the way are shown, from the far ones on. */
export const halvesOf = (part: string, [x, y]: Rows["far"], from: number, to: number): Layer => ({
  places: HALVES.slice(from, to)
    .map((half) => `${part} ${x} ${y} ${half}`)
    .join(" "),
});

/** The wires of all rows, at two heights. */
export function wires({ far: [farX, farY], near, foot, scale }: Rows): string {
  const ends = near.flatMap((x) => [62, 40].map((height) => [x, Math.round(foot - height * scale)] as const));
  return ends.map(([x, y]) => `M${farX} ${farY}L${x} ${y}v2.500z`).join("");
}

/** Furrows between the rows, light or dark. */
export function furrows(
  { far: [farX, farY], foot }: Pick<Rows, "far" | "foot">,
  ends: readonly number[],
  width: number,
): string {
  return ends.map((x) => `M${farX} ${farY}L${Math.round(x - width / 2)} ${foot}h${width}z`).join("");
}
