/** Part of `npm run draw`: three vines with their roots for the soils, into app/ui/drawings/scenes/engraved-soils.ts; each foot at 0, 140. */
import { writeFile } from "node:fs/promises";
import { type Chance, chance, clump, type Point, stroke } from "./burin.ts";
import type { Layer } from "./scene-parts.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-soils.ts", import.meta.url);
const FOOT = 140;

type Growth = {
  /** Degrees that a root may turn at each step. */ wild: number /** How far it is drawn downwards, 0 to 1. */;
  deep: number;
};

/** A root and all that branch from it: each step a little thinner and turned, each fork thinner still. */
function root(from: Point, heading: number, growth: Growth, rnd: Chance, left: number): string[] {
  const points: Point[] = [from];
  const forks: string[] = [];
  let [x, y, width] = from;
  let way = heading;
  for (let step = 0; step < left; step += 1) {
    way += rnd(-growth.wild, growth.wild) + (90 - way) * growth.deep * 0.2;
    const length = rnd(17, 27);
    x += Math.cos((way * Math.PI) / 180) * length;
    y += Math.sin((way * Math.PI) / 180) * length;
    width *= 0.8;
    if (y > 392 || y < FOOT + 8) break;
    points.push([x, y, step === left - 1 ? 0 : width]);
    if (step > 0 && step < left - 2 && rnd(0, 1) < 0.5) {
      const side = rnd(0, 1) < 0.5 ? -1 : 1;
      forks.push(...root([x, y, width * 0.62], way + side * rnd(28, 55), growth, rnd, left - step - 2));
    }
  }
  return points.length < 3 ? forks : [stroke(points), ...forks];
}

/** How a vine is brought up: its wood, and the middles of the clumps that hang on it, all from its foot at 0, 0. */
type Training = { wood: Point[][]; crown: readonly (readonly [number, number])[] };

/** A stem that has been cut back every winter: knots where it was, and two arms along the wire. */
const CORDON: Training = {
  wood: [
    ["-1 8 15", "2 -12 10", "-3 -30 12", "3 -48 8", "0 -66 11"],
    ["0 -62 8", "-28 -72 6", "-62 -68 5", "-92 -74 1"],
    ["0 -62 8", "24 -70 6", "60 -74 5", "90 -68 1"],
    ["-40 -70 4", "-46 -96 3", "-38 -124 0"],
    ["44 -72 4", "50 -98 3", "42 -128 0"],
  ].map(points),
  crown: [-80, -40, 2, 42, 82].map((x) => [x, -90]),
};
/** A tall stem with one cane of last year, bowed down along the wire, and a spur for the next one. */
const BOWED_CANE: Training = {
  wood: [
    ["-1 8 13", "3 -14 9", "-2 -34 10", "3 -56 8", "0 -80 9"],
    ["0 -76 7", "26 -90 5", "62 -84 4", "98 -60 1"],
    ["0 -76 7", "-18 -88 5", "-26 -106 0"],
    ["30 -86 3", "34 -112 3", "28 -138 0"],
    ["64 -82 3", "68 -104 3", "62 -126 0"],
  ].map(points),
  crown: [
    [-30, -98],
    [6, -116],
    [40, -102],
    [72, -104],
    [98, -78],
  ],
};
/** An old bush without a wire: a thick head, and arms that rise from it like the ribs of a cup. */
const BUSH: Training = {
  wood: [
    ["-2 8 22", "2 -10 17", "-1 -26 19", "0 -38 14"],
    ["-4 -32 9", "-24 -50 7", "-38 -74 5", "-46 -100 0"],
    ["-1 -34 9", "-8 -60 6", "-6 -88 4", "-12 -122 0"],
    ["2 -34 9", "16 -58 6", "22 -86 4", "20 -118 0"],
    ["4 -30 9", "30 -46 7", "46 -68 5", "56 -96 0"],
  ].map(points),
  crown: [
    [-46, -86],
    [-20, -108],
    [16, -112],
    [50, -88],
    [2, -86],
  ],
};

/** Points of a stroke from its foot, each as x, y and width. */
function points(words: readonly string[]): Point[] {
  return words.map((point) => {
    const [x = 0, y = 0, width = 0] = point.split(" ").map(Number);
    return [x, y + FOOT, width];
  });
}

function vine(seed: number, { wood, crown }: Training, growth: Growth): Layer[] {
  const rnd = chance(seed);
  const roots = [150, 118, 90, 62, 30].flatMap((heading) =>
    root([0, FOOT + 4, 9], heading + rnd(-8, 8), growth, rnd, 8),
  );
  const clumps = crown.map(([x, y]) => clump(x + rnd(-7, 7), FOOT + y + rnd(-12, 12), rnd(23, 29), 0.8, rnd));
  return [
    { ink: "ink", d: roots.join("") + wood.map(stroke).join("") },
    { ink: "olive", d: clumps.map(({ body }) => body).join("") },
    { ink: "ink", d: clumps.map(({ dark }) => dark).join("") },
    { ink: "mist", d: clumps.map(({ light }) => light).join("") },
  ];
}

/** In red earth roots find cracks, in loam they spread, in flysch they go down; each vine is brought up in a way of its own. */
const drawn = {
  red: vine(4, CORDON, { wild: 24, deep: 0.5 }),
  yellow: vine(12, BOWED_CANE, { wild: 13, deep: 0.05 }),
  grey: vine(23, BUSH, { wild: 18, deep: 1.3 }),
};
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/soils.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

export const ENGRAVED_SOILS: Record<"red" | "yellow" | "grey", EngravedLayer[]> = ${JSON.stringify(drawn, null, 2)};\n`,
);
