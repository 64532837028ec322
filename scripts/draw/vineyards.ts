/** Part of `npm run draw`: engraves the map of the winery's land into app/ui/drawings/products/engraved-vineyards.ts, 1600 by 1000. */
import { writeFile } from "node:fs/promises";
import { chance, cut } from "./burin.ts";
import { hachures } from "./hills.ts";
import { numbers } from "./turned.ts";

const OUTPUT = new URL("../../app/ui/drawings/products/engraved-vineyards.ts", import.meta.url);
type Place = readonly [x: number, y: number];
const rnd = chance(11);
const whole = (value: number) => Math.round(value);

/** The shore from north to south, with its bays and heads. */
const SHORE: readonly Place[] = [
  [300, -60],
  [262, 20],
  [222, 90],
  [214, 170],
  [244, 236],
  [238, 316],
  [196, 372],
  [160, 440],
  [172, 520],
  [206, 580],
  [200, 660],
  [158, 730],
  [128, 800],
  [140, 880],
  [168, 950],
  [170, 1060],
];

/** A smooth line through the middles between places, in whole units. */
function line(places: readonly Place[]): string {
  const middle = ([x, y]: Place, [toX, toY]: Place): Place => [whole((x + toX) / 2), whole((y + toY) / 2)];
  const [start = [0, 0]] = places;
  let [atX, atY] = [whole(start[0]), whole(start[1])];
  const curves = places.map((place, index) => {
    const [toX, toY] = middle(place, places[index + 1] ?? place);
    const curve = numbers(whole(place[0]) - atX, whole(place[1]) - atY, toX - atX, toY - atY);
    [atX, atY] = [toX, toY];
    return curve;
  });
  return `M${numbers(whole(start[0]), whole(start[1]))}q${curves.join(" ").replaceAll(" -", "-")}`;
}

/** Level lines before the shore, as engravers shade water. */
function waterLines(): string {
  return SHORE.flatMap(([x, y], index) => {
    const [toX, toY] = SHORE[index + 1] ?? [x, y];
    const rows = Math.floor((toY - y) / 13);
    return Array.from({ length: rows }, (_, row) => {
      const part = (row + 0.5) / rows;
      return `M${whole(x + (toX - x) * part)} ${whole(y + (toY - y) * part)}h${whole(-rnd(16, 46))}`;
    });
  }).join("");
}

/** The shore again, further out and calmer with each line. */
const shoreLine = (out: number, calm: number) =>
  line(
    SHORE.filter((_, index) => index % calm === 0 || index === SHORE.length - 1).map(
      ([x, y]): Place => [190 - out + (x - 190) * (1 - out / 300), y],
    ),
  );

/** A vineyard or grove from above: its middle, how many rows, how long they are, and how they lie. */
type Rows = readonly [x: number, y: number, rows: number, length: number, degrees: number];
/** By their ids in app/shop/winery/vineyards.ts. */
const VINEYARDS: Record<string, Rows> = {
  stancija: [620, 600, 7, 190, -22],
  sivica: [400, 360, 6, 160, -14],
  crljenka: [985, 740, 7, 200, 10],
  vrh: [1180, 320, 6, 150, 22],
};
/** Of olive trees, each drawn by itself. */
const GROVES: Record<string, Rows> = { maslinik: [772, 340, 5, 186, 0] };
function vines([x, y, rows, length, degrees]: Rows): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: rows }, (_, row) => {
    const aside = (row - (rows - 1) / 2) * 22;
    const from = aside * 0.35 + rnd(-8, 8) - length / 2;
    return cut(x + from * cos - aside * sin, y + from * sin + aside * cos, length, 11, degrees);
  }).join("");
}

/** The dry stone wall around a plot, in its four corners no straighter than its builder was. */
function wall([x, y, rows, length, degrees]: Rows): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [along, across] = [length / 2 + 20, ((rows - 1) / 2) * 22 + 22];
  const corners = [
    [-along, -across],
    [along, -across],
    [along, across],
    [-along, across],
  ].map(([right = 0, down = 0]): Place => {
    const [lean, step] = [right + down * 0.35 + rnd(-9, 9), down + rnd(-7, 7)];
    return [whole(x + lean * cos - step * sin), whole(y + lean * sin + step * cos)];
  });
  return `M${corners.map(([atX, atY]) => numbers(atX, atY)).join("L")}z`;
}

/** Young groves between the fields: where each begins, how many trees stand in a row, and of how many it is. */
const YOUNG = [
  [300, 700, 4, 16],
  [486, 876, 5, 10],
  [352, 92, 4, 12],
  [1206, 690, 3, 9],
  [1448, 84, 3, 9],
] as const;
/** So far the trees of a grove stand apart. */
const APART = 41;
/** A dot for each tree; round caps make it round. */
const young = (aside: number, below: number) => {
  const each = chance(23);
  return YOUNG.flatMap(([x, y, wide, count]) =>
    Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / wide);
      const atX = x + ((index % wide) + (row % 2) / 2) * APART + each(-4, 4);
      return `M${whole(atX + aside)} ${whole(y + row * APART * 0.86 + each(-3, 3) + below)}h0`;
    }),
  ).join("");
};

/** Olive trees from above, and the shade that each has to its right. */
const TREES: readonly Place[] = [
  [690, 318],
  [752, 304],
  [814, 316],
  [722, 366],
  [784, 362],
  [846, 372],
];
const crown = ([x, y]: Place) => `M${x - 22} ${y + 2}q-3-16 11-20 5-10 18-3 16 2 14 17 8 13-7 21-12 8-22 0-16 1-14-15z`;
const shade = ([x, y]: Place) => `M${x + 14} ${y - 18}q16 9 6 24-14 16-30 12 2 9 18 5 18-3 20-20 3-18-14-21z`;

/** What stands on the land, with its names: no stroke of a hill crosses it. In boxes: left, top, right, bottom. */
const TAKEN = [
  ...Object.values(VINEYARDS).map(([x, y]) => [x - 160, y - 120, x + 160, y + 135] as const),
  [640, 210, 920, 560],
  [860, 440, 1160, 520],
  [640, 780, 900, 1000],
  [840, 820, 1160, 950],
  [1290, 430, 1600, 660],
  [1370, 310, 1570, 430],
  [1360, 700, 1600, 1000],
  [1060, 440, 1340, 600],
  [1390, 40, 1600, 200],
  [1320, 200, 1600, 440],
] as const;
const isFree = ([x, y]: Place) =>
  x > 300 && !TAKEN.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);

const plots = Object.entries({ ...VINEYARDS, ...GROVES }).map(([id, rows]) => [id, wall(rows)]);
const drawn = {
  shore: line(SHORE),
  waves: shoreLine(44, 1) + shoreLine(84, 1) + shoreLine(130, 2),
  water: waterLines(),
  hachures: hachures(isFree),
  plots: Object.fromEntries(plots),
  vines: Object.fromEntries(Object.entries(VINEYARDS).map(([id, rows]) => [id, vines(rows)])),
  young: young(0, 0),
  youngShades: young(5, 4),
  olives: TREES.map(crown).join(""),
  shades: TREES.map(shade).join(""),
};
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/vineyards.ts; change that, not this. */
export const ENGRAVED_VINEYARDS = ${JSON.stringify(drawn, null, 2)};\n`,
);
