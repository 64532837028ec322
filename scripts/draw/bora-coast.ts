/** A coast of stone in beds, and a pine that has grown away from the wind. */
import { type Chance, chance, cut, type Point, polygon, stroke } from "./burin.ts";
import { bent } from "./marks.ts";
import type { Layer } from "./scene-parts.ts";
import { numbers } from "./turned.ts";

type Bed = readonly [edge: number, top: number, foot: number];

/** Beds of limestone from the top one down, each further out. */
const BEDS: Bed[] = [
  [152, 178, 206],
  [186, 204, 228],
  [176, 226, 258],
  [226, 256, 284],
  [262, 282, 318],
  [248, 316, 352],
  [300, 350, 420],
];

export function coastOfStone(): Layer[] {
  const rnd = chance(31);
  const bodies = BEDS.map(([edge, top, foot]) =>
    polygon([
      [-20, top],
      [edge - 30, top + 1],
      [edge, top + 5],
      [edge + 5, (top + foot) / 2],
      [edge - 3, foot + 4],
      [-20, foot + 4],
    ]),
  );
  const marks = BEDS.flatMap(([edge, top, foot]) => bedMarks(edge, top, foot, rnd));
  const soil = "M-20 158q40-9 84-8 52 2 78 24l16 6q-20 4-46 2-70-4-132 0z";
  return [
    { ink: "paper", d: bodies.join("") },
    { ink: "ink", d: marks.join("") },
    { ink: "soil", d: soil },
    { ink: "ink", d: earthMarks(rnd) },
    { ink: "olive", d: grassInWind(rnd) },
  ];
}

/** Shadow under a bed's edge, its face, lines of its layers, and joints. */
function bedMarks(edge: number, top: number, foot: number, rnd: Chance): string[] {
  const high = foot - top;
  const under = stroke([
    [edge - rnd(90, 190), foot + 2, 0],
    [edge - 60, foot + 1, 5],
    [edge - 4, foot - 1, 11],
    [edge + 6, foot - 3, 1],
  ]);
  const outline = stroke([
    [edge - 130, top + 1, 0],
    [edge - 8, top + 3, 2.4],
    [edge + 4, top + high / 2, 3],
    [edge - 2, foot, 2],
  ]);
  const lines = Array.from({ length: Math.round(high / 5.2) }, (_, index) => {
    const y = top + 6 + index * 4.4;
    return cut(edge + 3, y, -rnd(40, 96) - index * 8, 2.2);
  });
  const layers = Array.from({ length: Math.round(high / 7) }, () =>
    cut(rnd(-20, edge - 110), rnd(top + 6, foot - 4), rnd(40, 90), 1.3),
  );
  const joints = Array.from({ length: 2 }, () => cut(rnd(0, edge - 30), top + 2, high, 1.8, 90 + rnd(-8, 8)));
  return [under, outline, ...lines, ...layers, ...joints];
}

const earthMarks = (rnd: Chance) =>
  Array.from({ length: 9 }, () => cut(rnd(-10, 90), rnd(158, 174), rnd(16, 46), 1.2, rnd(0, 8))).join("");

const grassInWind = (rnd: Chance) =>
  Array.from({ length: 13 }, (_, index) => {
    const x = -14 + index * 12.5;
    const y = 160 + Math.abs(index - 5) * 1.2;
    return bent([x, y], [x + 4, y - rnd(9, 16)], [x + rnd(18, 28), y - rnd(6, 14)], 2.4);
  }).join("");

const WOOD: Point[][] = [
  [
    [44, 176, 26],
    [58, 140, 17],
    [60, 104, 14],
    [84, 66, 11],
    [126, 40, 8],
    [176, 28, 2],
  ],
  [
    [62, 108, 9],
    [92, 92, 8],
    [140, 86, 5],
    [196, 82, 1],
  ],
  [
    [82, 70, 8],
    [86, 40, 7],
    [112, 10, 5],
    [150, -2, 1],
  ],
  [
    [14, 180, 0],
    [40, 172, 11],
    [84, 178, 0],
  ],
];
const BARK: Point[][] = [
  [
    [41, 168, 0],
    [52, 138, 3],
    [55, 108, 0],
  ],
  [
    [57, 130, 0],
    [60, 100, 2.6],
    [80, 72, 2.4],
    [118, 46, 0],
  ],
];

/** Tufts of needles as the wind combs them, with their foot at 0, 0: 170 long. Each rises round and ends in a point before the next. */
export function needles(rnd: Chance): Layer[] {
  const roof = (t: number): Spot => [t * 150 - 22, -30 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) - 4];
  const tufts = Array.from({ length: TUFTS }, (_, index) => {
    const [x, y] = roof((index + 1) / TUFTS);
    const [backX, backY] = roof((index + 0.35) / TUFTS);
    return curve([backX, backY - rnd(14, 19)], [x + rnd(7, 13), y - rnd(3, 7)]) + curve([x + 2, y - 1], [x, y + 1]);
  });
  const hanging = Array.from({ length: TUFTS - 1 }, (_, index) => {
    const t = 1 - (index + 1) / (TUFTS - 1);
    const [x, y] = [t * 148 - 20, 8 - 10 * t];
    return curve([x + 20, y + rnd(7, 11)], [x, y + rnd(-2, 2)]);
  });
  const combed = (count: number, from: number, to: number, width: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = -14 + (index / count) * 118 + rnd(-5, 5);
      return cut(x, rnd(from, to), rnd(20, 36), width, rnd(-14, 4), Math.round);
    }).join("");
  return [
    {
      ink: "olive",
      d: `M-24-10${tufts.join("")}${curve([166, -8], [172, -7])}${hanging.join("")}${curve([-30, 4], [-24, -10])}z`,
    },
    { ink: "ink", d: combed(13, -4, 6, 2.4) + combed(6, -14, -4, 1.4) },
    { ink: "mist", d: combed(9, -26, -14, 1.7) },
  ];
}

/** How many tufts the upper edge has. */
const TUFTS = 7;

type Spot = readonly [x: number, y: number];

/** A step of an outline in whole units, bent by its first point. */
const curve = ([byX, byY]: Spot, [x, y]: Spot) => `Q${numbers(byX, byY, x, y)}`;

export function pineInWind(): Layer[] {
  return [
    { ink: "ink", d: WOOD.map(stroke).join("") },
    { ink: "gold", d: BARK.map(stroke).join("") },
    { part: "needles", layers: needles(chance(14)) },
    {
      places:
        "needles 128 84 .8 needles 86 92 .55 needles 46 66 .8 needles 148 48 1.05 needles 62 34 1 needles 108 14 1.15 needles 136 -14 .8 needles 40 8 .75 needles 84 -22 .7",
    },
  ];
}
