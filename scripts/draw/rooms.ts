/** Part of `npm run draw`: cuts the still lifes of the tasting room and of the cellar into app/ui/drawings/scenes/engraved-rooms.ts. */
import { writeFile } from "node:fs/promises";
import { cellar } from "./casks.ts";
import { lit } from "./lit.ts";
import { bent } from "./marks.ts";
import { type Comb, relief } from "./relief.ts";
import type { Layer } from "./scene-parts.ts";
import { stillLife } from "./still-life.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-rooms.ts", import.meta.url);
/** All rooms are modelled in units of 20 of the picture. */
const UNIT = 20;
const STEP = 0.1;
const BLADE = { scale: UNIT * STEP, error: 1.15, least: 16 };
const COMB: Comb = { gap: 7, tilt: 6, dark: 0.22, bright: 0.62, error: 1.4, shortest: 12 };
const wide = (comb: Partial<Comb>): Comb => ({ ...COMB, ...comb });

/** Bread on the table's left end, 320 wide; its left upper corner stands at 0, 80 of the scene. */
function bread(): Layer[] {
  const seen = lit(
    stillLife.bread(),
    { left: 0, right: 16, top: 13, bottom: -3.2, step: STEP, near: 12, far: -12 },
    [-0.5, 0.75, 0.55],
    0.2,
  );
  const { shape, bright, comb } = relief(seen, BLADE);
  return [
    { ink: "ink", d: shape(seen.names) },
    { ink: "soil", d: bright(["table"], 0.5) },
    { ink: "gold", d: bright(["bread"], 0.24) },
    { ink: "ink", d: comb(["bread"], wide({ bright: 0.7, shortest: 20 })) + scored(0, 9) },
    { ink: "paper", d: scored(-2, 4) },
  ];
}

/** The baker's three cuts across the crust, which open in the oven: so far to the right, so wide. */
const scored = (right: number, width: number) =>
  [0, 50, 100].map((x) => bent([62 + x + right, 206], [74 + x + right, 180], [100 + x + right, 172], width)).join("");

/** The ham, 280 wide, from 0, -200. */
function hanging(): Layer[] {
  const seen = lit(
    stillLife.hanging(),
    { left: 0, right: 14, top: 27, bottom: 7, step: STEP, near: 8, far: -8 },
    [-0.5, 0.6, 0.62],
    0.2,
  );
  const { shape, bright, comb } = relief(seen, BLADE);
  return [
    { ink: "ink", d: shape(seen.names) },
    { ink: "soil", d: shape(["meat"]) },
    { ink: "gold", d: bright(["skin"], 0.24) },
    { ink: "paper", d: shape(["fat", "bone"]) + bright(["hoof", "cord"], 0.3) },
    { ink: "soil", d: shape(["marrow"]) },
    { ink: "ink", d: comb(["skin"], wide({ gap: 8, tilt: 12, bright: 0.85 })) },
    { ink: "paper", d: comb(["meat"], wide({ gap: 11, tilt: -14, dark: -0.1, bright: 0.9 })) },
  ];
}

const drawn = { bread: bread(), hanging: hanging(), cellar: cellar() };
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/rooms.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

export const ENGRAVED_ROOMS: Record<${Object.keys(drawn)
    .map((name) => JSON.stringify(name))
    .join(" | ")}, EngravedLayer[]> = ${JSON.stringify(drawn, null, 2)};\n`,
);
