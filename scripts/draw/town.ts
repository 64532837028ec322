/** Vodnjan on its hill, 1200 by 440: houses row above row, the church and its tower; lit from the left. */
import { gull } from "./boats.ts";
import { type Chance, chance, cut, hillLines, polygon, through, water } from "./burin.ts";
import { ground, type Layer, oliveTree } from "./scene-parts.ts";
import { CLOUD, sky } from "./skies.ts";

const WIDE = { from: -20, to: 1220 };
const BOTTOM = 460;
const land = (ridge: (x: number) => number) => ground(ridge, WIDE.from, WIDE.to, BOTTOM, 80);
const HILL = through([
  [-20, 330],
  [160, 316],
  [340, 288],
  [520, 264],
  [700, 258],
  [860, 276],
  [1020, 300],
  [1220, 310],
]);
const FIELD = through([
  [-20, 356],
  [260, 344],
  [560, 352],
  [880, 340],
  [1220, 352],
]);

/** A building: its foot, its lit front, the side in the shade, and how high the ridge stands above the eaves. */
type House = { x: number; y: number; wide: number; high: number; deep: number; roof: number; tower?: boolean };
/** What is cut of each ink, from the first layer to the last. */
type Cuts = { body: string[]; walls: string[]; roofs: string[]; dark: string[] };
type Spot = readonly [x: number, y: number];
const shape = (...spots: Spot[]) => polygon(spots.map(([x, y]) => [Math.round(x), Math.round(y)] as const));

function house({ x, y, wide, high, deep, roof }: House, cuts: Cuts, rnd: Chance): void {
  const [right, eaves] = [x + wide, y - high];
  const apex: Spot = [right + deep / 2, eaves - roof];
  const far: Spot = [x + deep / 2, eaves - roof];
  cuts.body.push(
    shape([x - 4, eaves + 2], far, apex, [right + deep + 3, eaves + 2], [right + deep, y + 3], [x - 2, y + 3]),
  );
  cuts.walls.push(shape([x, eaves + 3], [right - 1, eaves + 3], [right - 1, y], [x, y]));
  cuts.roofs.push(shape([x - 2, eaves], [right - 1, eaves], [apex[0] - 1, apex[1] + 2], [far[0] + 1, far[1] + 2]));
  const [along, up] = [deep / 2, roof];
  const slope = (Math.atan2(-up, along) * 180) / Math.PI;
  for (let tile = x + rnd(5, 9); tile < right - 3; tile += rnd(7, 10))
    cuts.dark.push(cut(tile, eaves, Math.hypot(along, up) * rnd(0.5, 0.95), 1.3, slope));
  for (let row = eaves + 8; row < y - 2; row += 5) cuts.dark.push(cut(right - 1, row, -rnd(4, wide * 0.4), 1.4));
  const windows = Math.max(1, Math.round(wide / 20));
  for (let window = 0; window < windows; window += 1) {
    const at = Math.round(x + (wide * (window + 0.42)) / windows - 2);
    cuts.dark.push(`M${at} ${Math.round(eaves + high * 0.3)}v8h5v-8z`);
    if (high > 36 && rnd(0, 1) < 0.8)
      cuts.dark.push(`M${at} ${Math.round(eaves + high * 0.64)}v${window ? 8 : 14}h5v-${window ? 8 : 14}z`);
  }
}

/** A row of houses along a line, one beside the other, as layers. */
function row(
  from: number,
  to: number,
  foot: (x: number) => number,
  sizes: readonly [number, number],
  seed: number,
): Layer[] {
  const rnd = chance(seed);
  const cuts: Cuts = { body: [], walls: [], roofs: [], dark: [] };
  for (let x = from; x < to; ) {
    const [wide, deep] = [rnd(26, 52), rnd(12, 22)];
    house({ x, y: foot(x + wide / 2) + rnd(-2, 4), wide, high: rnd(...sizes), deep, roof: rnd(12, 19) }, cuts, rnd);
    x += wide + deep + rnd(-9, 3);
  }
  return layersOf(cuts);
}

const layersOf = ({ body, walls, roofs, dark }: Cuts): Layer[] => [
  { ink: "ink", d: body.join("") },
  { ink: "paper", d: walls.join("") },
  { ink: "soil", d: roofs.join("") },
  { ink: "ink", d: dark.join("") },
];

const [AXIS, TOWER_FOOT] = [640, 262];
/** Widths of the tower's front and of its shaded side. */
const [FRONT, SIDE] = [27, 15];
/** The tower of Saint Blaise: a shaft with blind bays, a belfry, a drum and a spire. */
function tower(): Layer[] {
  const rnd = chance(9);
  const [left, right, end] = [AXIS - FRONT, AXIS, AXIS + SIDE];
  const band = (y: number, out: number, high: number) =>
    shape([left - out, y], [end + out, y], [end + out, y + high], [left - out, y + high]);
  const slot = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}v${-high}q${wide / 2}-${wide} ${wide} 0v${high}z`;
  const body = [
    band(98, 2, TOWER_FOOT - 98),
    band(92, 6, 7),
    band(136, 5, 6),
    shape([left + 3, 92], [left + 3, 72], [end - 3, 72], [end - 3, 92]),
    shape([left, 73], [AXIS - 7, 6], [AXIS - 5, 6], [end, 73]),
    `M${AXIS - 7} 8V-8h2V8zM${AXIS - 11} -3v-2h10v2z`,
  ];
  const front = [
    shape([left, 143], [right, 143], [right, TOWER_FOOT], [left, TOWER_FOOT]),
    shape([left, 100], [right, 100], [right, 135], [left, 135]),
    shape([left - 4, 94], [right + 2, 94], [right + 2, 97], [left - 4, 97]),
    shape([left - 3, 138], [right + 2, 138], [right + 2, 140], [left - 3, 140]),
    shape([left + 5, 74], [right - 2, 74], [right - 2, 91], [left + 5, 91]),
  ];
  const spire = shape([left + 4, 71], [AXIS - 7, 10], [AXIS - 1, 71]);
  const bays = [0, 1, 2].map((bay) => slot(left + 3 + bay * 8, 133, 5, 24));
  const lines = [left + 9, left + 18].map((x) => `M${x} 150v${TOWER_FOOT - 156}h2v-${TOWER_FOOT - 156}z`);
  const hatch = Array.from({ length: 26 }, (_, index) => cut(right, 148 + index * 4.4, -rnd(3, 11), 1.4));
  const tiles = Array.from({ length: 8 }, (_, index) =>
    cut(AXIS - 3 - index * 0.4, 18 + index * 7, -3 - index * 1.6, 1.2),
  );
  const drum = [left + 9, left + 16].map((x) => slot(x, 89, 4, 8));
  const shaded = Array.from({ length: 13 }, (_, index) => cut(end, 148 + index * 8.4, -rnd(4, 9), 0.9));
  return [
    { ink: "ink", d: body.join("") },
    { ink: "paper", d: front.join("") },
    { ink: "soil", d: spire },
    { ink: "ink", d: [...bays, ...lines, ...hatch, ...tiles, ...drum].join("") },
    { ink: "mist", d: [slot(AXIS + 5, 133, 5, 20), ...shaded].join("") },
  ];
}

/** The church beside its tower, higher than all houses. */
function church(): Layer[] {
  const cuts: Cuts = { body: [], walls: [], roofs: [], dark: [] };
  house({ x: 672, y: 266, wide: 96, high: 46, deep: 40, roof: 28 }, cuts, chance(5));
  return layersOf(cuts);
}

const CYPRESS: Layer = {
  part: "cypress",
  layers: [{ ink: "ink", d: "M0 0q-9-2-8-22 1-26 8-42 7 16 8 42 1 20-8 22z" }],
};

/** The church and its tower, which are seen from near and from afar. */
export const CHURCH = [...church(), ...tower()];

/** The town from afar: before the church a row of houses. */
export function smallTown(): Layer[] {
  return [
    { part: "church", layers: CHURCH },
    { part: "houses", layers: row(560, 790, () => 288, [24, 36], 3) },
    CYPRESS,
    { places: "church 405 72 .8 houses 405 72 .8 cypress 842 302 .9 cypress 1064 303 1" },
  ];
}

/** The town between the sea and its fields. */
export function town(): Layer[] {
  const hidden = (x: number, down: number) => down < 0.35 && Math.abs(x - 680) < 230;
  const shaded = (x: number, down: number) => (hidden(x, down) ? 0 : 0.1 + 0.3 * Math.sin(x / 95 + 1.2) + down * 0.25);
  const furrowed = (x: number, down: number) => 0.2 + 0.3 * Math.sin(x / 80 + down * 7) + down * 0.2;
  const foot = (down: number) => (x: number) => HILL(x) + down;
  return [
    { ink: "gold", d: sky({ top: -10, bottom: 216, ...WIDE, sun: [-4000, -4000, 1] }) },
    { part: "cloud", layers: CLOUD },
    { places: "cloud 250 120 .8 cloud 960 84 1 cloud 1130 150 .5 cloud 60 60 .5" },
    { ink: "ink", d: gull([470, 96], 0.5) + gull([520, 70], 0.36) + gull([780, 60], 0.4) },
    { ink: "mist", d: "M-20 224h1260v130H-20z" },
    { part: "sea", layers: [{ ink: "ink", d: water({ top: 224, bottom: 322, from: 0, to: 270, rnd: chance(7) }) }] },
    { places: "sea -40 0 1 sea 250 0 1 sea 860 0 1 sea 1130 0 1" },
    { ink: "olive", d: "M40 224q70-16 150-13 80 0 150 13zM960 224q60-10 120-8 60 0 110 8z" },
    { ink: "olive", d: land(HILL) },
    { ink: "ink", d: hillLines({ ridge: HILL, foot: 372, ...WIDE, gap: 12, shade: shaded }) },
    ...row(446, 620, foot(6), [24, 38], 3),
    ...row(770, 900, foot(6), [24, 36], 12),
    { part: "church", layers: CHURCH },
    { places: "church 0 0 1" },
    ...row(420, 640, foot(30), [24, 40], 21),
    ...row(630, 930, foot(30), [24, 38], 6),
    CYPRESS,
    { places: "cypress 410 312 1 cypress 396 314 .7 cypress 948 312 1.1 cypress 968 314 .8 cypress 664 270 .8" },
    { ink: "soil", d: land(FIELD) },
    { ink: "ink", d: hillLines({ ridge: FIELD, foot: 470, ...WIDE, gap: 16, shade: furrowed }) },
    { part: "old-olive", layers: oliveTree(chance(17), 9) },
    {
      places:
        "old-olive 330 360 -.4 old-olive 1050 356 .44 old-olive 150 400 .8 old-olive 560 372 .36 old-olive 1150 420 -.9",
    },
  ];
}
