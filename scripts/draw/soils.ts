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

/** A stem that has been cut back every winter: knots where it was, and two arms along the wire. */
const wood = (lean: number): Point[][] => [
  [
    [-1, FOOT + 8, 15],
    [2 + lean, FOOT - 12, 10],
    [-3 + lean, FOOT - 30, 12],
    [3 + lean, FOOT - 48, 8],
    [lean, FOOT - 66, 11],
  ],
  [
    [lean, FOOT - 62, 8],
    [lean - 28, FOOT - 72, 6],
    [lean - 62, FOOT - 68, 5],
    [lean - 92, FOOT - 74, 1],
  ],
  [
    [lean, FOOT - 62, 8],
    [lean + 24, FOOT - 70, 6],
    [lean + 60, FOOT - 74, 5],
    [lean + 90, FOOT - 68, 1],
  ],
  [
    [lean - 40, FOOT - 70, 4],
    [lean - 46, FOOT - 96, 3],
    [lean - 38, FOOT - 124, 0],
  ],
  [
    [lean + 44, FOOT - 72, 4],
    [lean + 50, FOOT - 98, 3],
    [lean + 42, FOOT - 128, 0],
  ],
];

function vine(seed: number, lean: number, growth: Growth): Layer[] {
  const rnd = chance(seed);
  const roots = [150, 118, 90, 62, 30].flatMap((heading) =>
    root([lean * 0.2, FOOT + 4, 9], heading + rnd(-8, 8), growth, rnd, 8),
  );
  const clumps = [-80, -40, 2, 42, 82].map((x) =>
    clump(x + lean + rnd(-7, 7), FOOT - 84 + rnd(-20, 8), rnd(23, 29), 0.8, rnd),
  );
  return [
    { ink: "ink", d: roots.join("") + wood(lean).map(stroke).join("") },
    { ink: "olive", d: clumps.map(({ body }) => body).join("") },
    { ink: "ink", d: clumps.map(({ dark }) => dark).join("") },
    { ink: "mist", d: clumps.map(({ light }) => light).join("") },
  ];
}

/** In red earth roots find cracks, in loam they spread, in flysch they go down. */
const drawn = {
  red: vine(4, -4, { wild: 24, deep: 0.5 }),
  yellow: vine(12, 5, { wild: 13, deep: 0.05 }),
  grey: vine(23, -2, { wild: 18, deep: 1.3 }),
};
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/soils.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

export const ENGRAVED_SOILS: Record<"red" | "yellow" | "grey", EngravedLayer[]> = ${JSON.stringify(drawn, null, 2)};\n`,
);
