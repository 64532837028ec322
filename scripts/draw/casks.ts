/** What lies in the cellar, modelled in units of 20 of the picture, its floor at 0: casks of three sizes, an amphora, a demijohn. */
import { bent, carved, egg, type Form, joined, moved, type Place, rod, rough, turned } from "./clay.ts";
import type { Model } from "./lit.ts";
import { vessel } from "./still-life.ts";

type Cask = { at: Place; radius: number; half: number /** Degrees to the right. */; side: number };

const CASKS: readonly Cask[] = [
  { at: [7, 3.9, 0], radius: 3.6, half: 4.6, side: 26 },
  { at: [14.8, 3.9, -0.6], radius: 3.6, half: 4.6, side: 14 },
  { at: [10.8, 9.6, -1.5], radius: 3.3, half: 4.2, side: 20 },
  { at: [23.6, 6.9, -2], radius: 6.5, half: 5, side: 10 },
];

/** How wide a cask is along its axis: widest in its middle. */
const belly = ({ radius, half }: Cask, along: number) => radius * (1 - 0.17 * (along / half) ** 2);

/** A part of a cask in its own place: the axis runs along z. */
const placed = (cask: Cask, form: (reach: number, x: number, y: number, z: number) => number): Form =>
  moved(
    turned((x, y, z) => form(Math.hypot(x, y), x, y, z), cask.side),
    cask.at,
  );

const staves = (cask: Cask): Form =>
  placed(cask, (reach, x, y, z) => {
    const gap = 0.09 * Math.max(0, Math.cos(Math.atan2(y, x) * 9)) ** 12;
    const side = reach - belly(cask, z) + gap;
    const head = Math.max(reach - belly(cask, z) + 0.5, cask.half - 0.55 - z);
    return Math.max(side * 0.85, Math.abs(z) - cask.half, -head);
  });
/** The boards of its front end, with grooves between them, and a bar across. */
const front = (cask: Cask): Form =>
  placed(cask, (reach, x, y, z) => {
    const groove = 0.14 * Math.max(0, Math.cos((x * Math.PI * 2) / (cask.radius / 2.6))) ** 8;
    const bar = Math.max(Math.abs(y) - cask.radius * 0.16, z - cask.half + 0.22);
    return Math.max(reach - belly(cask, cask.half) + 0.4, Math.min(z - cask.half + 0.5 + groove, bar), -z);
  });
const HOOPS = [-0.86, -0.52, 0.52, 0.86] as const;
const hoops = (cask: Cask): Form =>
  placed(cask, (reach, _x, _y, z) =>
    Math.max(
      (reach - belly(cask, z) - 0.12) * 0.85,
      Math.min(...HOOPS.map((at) => Math.abs(z - at * cask.half))) - 0.3,
      belly(cask, z) - 0.3 - reach,
    ),
  );
/** The hole for the tap, and the tap of the great cask. */
const bungs = joined(
  0.05,
  ...CASKS.map((cask) =>
    moved(
      turned(
        rod([0, -cask.radius * 0.55, cask.half - 0.6], [0, -cask.radius * 0.55, cask.half - 0.1], 0.42),
        cask.side,
      ),
      cask.at,
    ),
  ),
);
const beams = joined(
  0.1,
  ...[2.6, -2.4].flatMap((z) => [
    (x: number, y: number, depth: number) =>
      Math.max(Math.abs(x - 10.4) - 9.6, Math.abs(y - 0.35) - 0.5, Math.abs(depth - z) - 0.5),
    (x: number, y: number, depth: number) =>
      Math.max(Math.abs(x - 24) - 5.4, Math.abs(y - 0.35) - 0.5, Math.abs(depth - z) - 0.5),
  ]),
);

const AMPHORA = 32;
const amphora = joined(
  0.25,
  vessel(
    [AMPHORA, 0, 2.6],
    [
      [0, 0.9],
      [1.4, 1.9],
      [4, 2.6],
      [6, 2],
      [7.1, 0.9],
      [8.2, 0.8],
      [8.8, 1.2],
    ],
  ),
  ...([-1, 1] as const).map((side) =>
    bent(
      [AMPHORA + side * 0.8, 8, 2.6, 0.26],
      [AMPHORA + side * 2.1, 7.7, 2.6, 0.28],
      [AMPHORA + side * 2.1, 5.6, 2.6, 0.3],
    ),
  ),
);
const demijohn = vessel(
  [35.2, 0, 4],
  [
    [0, 1.7],
    [0.6, 2.1],
    [2.2, 2.2],
    [3.6, 1.5],
    [4.3, 0.5],
    [5.4, 0.45],
    [5.7, 0.65],
  ],
);
const straw = rough(
  vessel(
    [35.2, 0, 4],
    [
      [0, 1.8],
      [0.6, 2.25],
      [2, 2.36],
      [2.5, 2.2],
    ],
  ),
  0.12,
  (x, y) => Math.sin(y * 7) * Math.sin(x * 5),
);

/** All of it, seen a little from above. */
export function cellarModel(): Model {
  const each = (part: (cask: Cask) => Form) => joined(0.02, ...CASKS.map(part));
  const model: Model = {
    floor: (_x, y) => y,
    staves: each(staves),
    front: each(front),
    hoops: each(hoops),
    bungs,
    beams,
    amphora: carved(0.2, amphora, egg([AMPHORA, 9.2, 2.6], [0.8, 1.2, 0.8])),
    demijohn,
    straw,
  };
  return Object.fromEntries(Object.entries(model).map(([name, form]) => [name, turned(form, 0, 7)]));
}
