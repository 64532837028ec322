/**
 * Part of `npm run draw`: engraves the map of the winery's land into app/ui/drawings/products/engraved-vineyards.ts, 1600 by 1000: ten
 * units to one of the places in app/shop/winery/vineyards.ts.
 */
import { writeFile } from "node:fs/promises";
import { chance, cut } from "./burin.ts";
import { contours } from "./contours.ts";
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
function line(places: readonly Place[], closed = false): string {
  const middle = ([x, y]: Place, [toX, toY]: Place): Place => [whole((x + toX) / 2), whole((y + toY) / 2)];
  const [first = [0, 0], last = [0, 0]] = [places[0], places.at(-1)];
  const start = closed ? middle(last, first) : first;
  let [atX, atY] = [whole(start[0]), whole(start[1])];
  const curves = places.map((place, index) => {
    const [toX, toY] = middle(place, places[index + 1] ?? (closed ? first : place));
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

/** Hills: where each is, how wide it is along and across, and how high. */
const RISES: readonly (readonly [x: number, y: number, along: number, across: number, height: number])[] = [
  [1200, 260, 330, 240, 62],
  [1010, 810, 420, 230, 26],
  [560, 160, 330, 210, 20],
  [600, 640, 260, 220, 12],
];
/** Metres above the sea, nearly. */
const height = (x: number, y: number) =>
  RISES.reduce(
    (sum, [toX, toY, along, across, up]) =>
      sum + up * Math.exp(-(((x - toX) / along) ** 2) - ((y - toY) / across) ** 2),
    76 + 26 * Math.tanh((x - 560) / 420),
  );
const STEP = 20;
/** So far beyond the edges the land goes on, that no contour line is seen to turn back. */
const BEYOND = 160;

/** The contour lines of a height, with places as far apart as is said. */
function contourLines(metres: number, apart: number): Place[][] {
  const grid = {
    columns: (1600 + 2 * BEYOND) / STEP + 1,
    rows: (1000 + 2 * BEYOND) / STEP + 1,
    value: (column: number, row: number) => height(column * STEP - BEYOND, row * STEP - BEYOND) - metres,
  };
  return contours(grid).map((loop) =>
    even(
      loop.map(([x, y]): Place => [x * STEP - BEYOND, y * STEP - BEYOND]),
      apart,
    ),
  );
}

/** Places on a closed line, evenly apart. */
function even(loop: readonly Place[], apart: number): Place[] {
  const sides = loop.map(([x, y], index) => {
    const [toX, toY] = loop[(index + 1) % loop.length] ?? [x, y];
    return { from: [x, y] as const, way: [toX - x, toY - y] as const, length: Math.hypot(toX - x, toY - y) };
  });
  const round = sides.reduce((sum, { length }) => sum + length, 0);
  const count = Math.max(8, Math.round(round / apart));
  let [index, passed] = [0, 0];
  return Array.from({ length: count }, (_, place): Place => {
    const at = (place * round) / count;
    while (index < sides.length - 1 && passed + (sides[index]?.length ?? 0) < at) {
      passed += sides[index]?.length ?? 0;
      index += 1;
    }
    const { from, way, length } = sides[index] ?? { from: [0, 0], way: [0, 0], length: 1 };
    const part = (at - passed) / (length || 1);
    return [from[0] + way[0] * part, from[1] + way[1] * part];
  });
}

/** Strokes down the hill from its contour lines, where it is turned away from the light: to the south and the east. */
function hachures(): string {
  return [120, 130, 140]
    .flatMap((metres) => contourLines(metres, 27))
    .flat()
    .flatMap(([x, y]) => {
      const [dx, dy] = [height(x - 5, y) - height(x + 5, y), height(x, y - 5) - height(x, y + 5)];
      const steep = Math.hypot(dx, dy);
      const dark = ((dx * 0.75 + dy * 0.66) / steep) * Math.min(1, steep / 1.5) - 0.35;
      const ofHill = x > 1050 && x < 1550 && y > 60 && y < 420;
      if (!ofHill || dark < 0.14) return [];
      const length = 26 + 34 * dark;
      const wide = 5 + 6 * dark;
      const [downX, downY] = [dx / steep, dy / steep];
      const corner = [x - (downY * wide) / 2, y + (downX * wide) / 2] as const;
      const tip = [downX * length + (downY * wide) / 2, downY * length - (downX * wide) / 2] as const;
      const back = [downY * wide - tip[0], -downX * wide - tip[1]] as const;
      return `M${numbers(...corner.map(whole))}l${numbers(...[...tip, ...back].map(whole))}z`;
    })
    .join("");
}

/** A vineyard from above: its middle, how many rows, how long they are, and how they lie. */
type Vines = readonly [x: number, y: number, rows: number, length: number, degrees: number];
const VINEYARDS: readonly Vines[] = [
  [620, 600, 7, 190, -22],
  [400, 360, 6, 160, -14],
  [960, 740, 7, 200, 10],
  [1180, 320, 6, 150, 22],
];
function vines([x, y, rows, length, degrees]: Vines): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: rows }, (_, row) => {
    const aside = (row - (rows - 1) / 2) * 22;
    const from = aside * 0.35 + rnd(-8, 8) - length / 2;
    return cut(x + from * cos - aside * sin, y + from * sin + aside * cos, length, 11, degrees);
  }).join("");
}

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

const levels = [80, 90, 100, 110, 120, 130, 140, 150];
const drawn = {
  shore: line(SHORE),
  waves: shoreLine(44, 1) + shoreLine(84, 1) + shoreLine(130, 2),
  water: waterLines(),
  levels: levels
    .flatMap((metres) => contourLines(metres, 110))
    .map((places) => line(places, true))
    .join(""),
  hachures: hachures(),
  vines: VINEYARDS.map(vines).join(""),
  trees: TREES.map(crown).join(""),
  shades: TREES.map(shade).join(""),
};
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/vineyards.ts; change that, not this. */
export const ENGRAVED_VINEYARDS = ${JSON.stringify(drawn, null, 2)};\n`,
);
