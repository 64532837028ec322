/** Part of `npm run draw`: three vines with their roots for the soils, into app/ui/drawings/scenes/engraved-soils.ts; each foot at 0, 140. */
import { writeFile } from "node:fs/promises";
import { type Chance, chance, type Point, stroke } from "./burin.ts";
import { ground } from "./earth.ts";
import type { Layer } from "./scene-parts.ts";
import { tuft } from "./vine-leaves.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-soils.ts", import.meta.url);
const FOOT = 140;
/** Roots stay in their own soil. */
const REACH = 132;

type Growth = {
  /** Degrees that a root may turn at each step. */
  wild: number;
  /** How far it is drawn downwards, 0 to 1. */
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
    const length = rnd(24, 36);
    x += Math.cos((way * Math.PI) / 180) * length;
    y += Math.sin((way * Math.PI) / 180) * length;
    width *= 0.74;
    if (y > 392 || y < FOOT + 8 || Math.abs(x) > REACH) break;
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
  ].map(points),
  crown: [-80, -40, 2, 42, 82].map((x) => [x, -90]),
};
/** A tall stem with one cane of last year, bowed down along the wire, and a spur for the next one. */
const BOWED_CANE: Training = {
  wood: [
    ["-1 8 13", "3 -14 9", "-2 -34 10", "3 -56 8", "0 -80 9"],
    ["0 -76 7", "26 -90 5", "62 -84 4", "98 -60 1"],
    ["0 -76 7", "-18 -88 5", "-26 -106 0"],
  ].map(points),
  crown: [
    [-30, -98],
    [6, -100],
    [40, -94],
    [72, -96],
    [98, -78],
  ],
};
/** An old bush without a wire: a thick head, and arms that rise from it like the ribs of a cup. */
const BUSH: Training = {
  wood: [
    ["-2 8 22", "2 -10 17", "-1 -26 19", "0 -38 14"],
    ["-4 -32 9", "-24 -50 7", "-38 -74 5", "-44 -88 0"],
    ["-1 -34 9", "-8 -60 6", "-6 -84 4", "-10 -104 0"],
    ["2 -34 9", "16 -58 6", "22 -82 4", "20 -104 0"],
    ["4 -30 9", "30 -46 7", "46 -68 5", "52 -86 0"],
  ].map(points),
  crown: [
    [-46, -86],
    [-20, -94],
    [16, -97],
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
    root([0, FOOT + 4, 9], heading + rnd(-8, 8), growth, rnd, 6),
  );
  const tufts = crown.map(([x, y], index) => {
    const [left, top] = [x + rnd(-7, 7), FOOT + y + rnd(-5, 12)].map(Math.round);
    const size = Math.round(rnd(9, 11.5)) / 10;
    return `tuft ${left} ${top} ${index % 2 === 0 ? -size : size}`;
  });
  return [{ ink: "ink", d: roots.join("") + wood.map(stroke).join("") }, { places: tufts.join(" ") }];
}

/** How a bunch is built: berries in each of its rows, from the shoulders down. */
const BUNCHES = {
  winged: [2, 5, 6, 5, 4, 4, 3, 2, 1],
  long: [1, 3, 4, 4, 4, 3, 3, 2, 2, 1],
  tight: [2, 4, 5, 5, 4, 3, 1],
} as const;
const BERRY = 6.6;

/** The berries of a bunch as dots, no two bunches alike. */
function bunch(kind: keyof typeof BUNCHES, [x, y]: readonly [number, number], rnd: Chance): string {
  return BUNCHES[kind]
    .flatMap((berries, row) =>
      Array.from({ length: berries }, (_, index) => {
        const aside = (index - (berries - 1) / 2) * BERRY * 0.95;
        return `M${Math.round(x + aside + rnd(-1.4, 1.4))} ${Math.round(y + row * BERRY * 0.78 + rnd(-1.2, 1.2))}h0`;
      }),
    )
    .join("");
}

/** What hangs on a vine: the berries, and stalks that bear them. */
function grapes(seed: number, kind: keyof typeof BUNCHES, places: readonly (readonly [number, number])[]) {
  const rnd = chance(seed);
  return {
    stalks: places.map(([x, y]) => `M${x} ${y - 26}l3 0-1 30-3 0z`).join(""),
    berries: places.map((place) => bunch(kind, place, rnd)).join(""),
  };
}

/** In red earth roots find cracks, in loam they spread, in flysch they go down; each vine is brought up in a way of its own. */
const drawn = {
  red: {
    vine: vine(4, CORDON, { wild: 24, deep: 0.5 }),
    ...grapes(51, "winged", [
      [-70, 74],
      [-34, 82],
      [36, 80],
      [76, 72],
    ]),
  },
  yellow: {
    vine: vine(12, BOWED_CANE, { wild: 13, deep: 0.05 }),
    ...grapes(52, "long", [
      [-40, 62],
      [22, 66],
      [56, 70],
      [88, 72],
    ]),
  },
  grey: {
    vine: vine(23, BUSH, { wild: 18, deep: 1.3 }),
    ...grapes(53, "tight", [
      [-54, 76],
      [-18, 62],
      [20, 72],
      [50, 62],
    ]),
  },
};
const { bodies, layers } = ground();
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/soils.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

type Soil = "red" | "yellow" | "grey";
/** A vine with its roots, and its grapes as dots. */
type Vine = { vine: EngravedLayer[]; stalks: string; berries: string };

export const ENGRAVED_VINES: Record<Soil, Vine> = ${JSON.stringify(drawn, null, 2)};

export const SOIL_BODIES: Record<Soil, string> = ${JSON.stringify(bodies, null, 2)};

export const ENGRAVED_GROUND: EngravedLayer[] = ${JSON.stringify([...layers, tuft()], null, 2)};\n`,
);
