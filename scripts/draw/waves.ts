/** Breaking waves: light cut out of ink. A few are drawn, and placed near and far. */
import { type Chance, cut, stroke } from "./burin.ts";
import { bent, type Place } from "./marks.ts";
import type { Layer } from "./scene-parts.ts";

type Curve = readonly [from: Place, bend: Place, to: Place];

/** A point of a curve with one control point. */
const on = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place, t: number): Place => [
  (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t ** 2 * cx,
  (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t ** 2 * cy,
];
const moved = ([x, y]: Place, dx: number, dy: number): Place => [x + dx, y + dy];

/** A wave's back from the trough to its crest, and its face from the lip to the next trough; 380 wide. */
const BACK: Curve = [
  [-240, 0],
  [-92, -14],
  [0, -96],
];
const FACE: Curve = [
  [26, -80],
  [4, -10],
  [140, 4],
];

/** A breaking wave with its crest above 0: dark water, light along its back and down its face, foam and what the wind takes of it. */
export function wave(rnd: Chance): Layer[] {
  return [
    { ink: "ink", d: `M-240 0Q-92-14 0-96L26-80Q4-10 140 4L150 60H-250z` },
    { ink: "mist", d: lightOnBack(BACK, rnd) + lightOnFace(FACE, rnd) },
    { ink: "paper", d: foam(rnd) },
  ];
}

function lightOnBack([begin, bend, crest]: Curve, rnd: Chance): string {
  return Array.from({ length: 9 }, (_, index) => {
    const down = 7 + index * 8.6;
    const [from, to] = [rnd(0.08, 0.4) + (index % 2) * 0.08, 0.99 - index * 0.052 - rnd(0, 0.05)];
    const at = (t: number): Place => moved(on(begin, bend, crest, t), 4 - down * 0.1, down * (0.35 + t * 0.65));
    const [a, b, c] = [at(from), at((from + to) / 2), at(to)];
    return bent(a, [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2], c, 4.4 - index * 0.33);
  }).join("");
}

function lightOnFace([lip, bend, end]: Curve, rnd: Chance): string {
  return Array.from({ length: 6 }, (_, index) => {
    const aside = 5 + index * 6.5;
    const top = moved(lip, -aside * 0.62, aside * 0.5 + 4);
    const foot = moved(on(lip, bend, end, rnd(0.72, 0.96) - index * 0.03), -aside, aside * 0.5);
    return bent(top, moved(bend, -aside * 0.9, -16 + aside * 0.3), foot, 2.6 - index * 0.22);
  }).join("");
}

function foam(rnd: Chance): string {
  const crest = stroke([
    [-96, -42, 0],
    [-52, -68, 5],
    [-18, -90, 12],
    [8, -95, 18],
    [30, -78, 13],
    [36, -60, 2],
  ]);
  const fingers = [
    [27, -76],
    [18, -82],
    [6, -86],
    [-8, -84],
  ].map(([x = 0, y = 0], index) => {
    const long = rnd(16, 34) - index * 3;
    return stroke([
      [x, y, 9],
      [x - 3, y + long * 0.5, 5],
      [x - rnd(0, 4), y + long, 0],
    ]);
  });
  const spray = Array.from({ length: 11 }, (_, index) =>
    cut(26 + index * 6 + rnd(-8, 8), -92 + index * 2.4 + rnd(-22, 22), rnd(7, 17), rnd(1.4, 3), rnd(-8, 20)),
  );
  const trough = [
    bent([48, -6], [88, 6], [150, 0], 2),
    bent([64, 8], [100, 18], [176, 10], 2.4),
    bent([-220, 12], [-150, 10], [-70, -2], 2.2),
  ];
  return [crest, ...fingers, ...spray, ...trough].join("");
}

/** Where waves break, the far ones first: behind the boat, and before it. */
export const WAVES_BEHIND = [
  "wave-one 40 252 .22 wave-two 170 250 .2 wave-three 292 254 .24 wave-one 424 251 .2 wave-two 560 254 .24 wave-three 690 251 .2 wave-one 850 254 .23",
  "wave-two 1000 251 .21 wave-three 1130 253 .23 wave-two 96 278 .4 wave-three 296 274 .34 wave-one 496 280 .42 wave-two 712 276 .36 wave-three 930 280 .42",
  "wave-one 1160 276 .38",
].join(" ");
export const WAVES =
  `wave-three 20 320 .6 wave-one 330 314 .56 wave-two 610 322 .64 wave-three 890 316 .58 wave-one 1130 320 .62 wave-two 170 366 .86 wave-one 760 362 .8
wave-three 470 376 .92 wave-two 1060 374 .9 wave-three -60 404 1.1 wave-one 300 420 1.06 wave-three 700 424 1.1 wave-two 960 428 1.05 wave-one 1240 410 1.1`.replaceAll(
    "\n",
    " ",
  );
