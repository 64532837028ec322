/** Part of `npm run draw`: engraves the chart of the south of Istria into app/ui/drawings/scenes/engraved-chart.ts, 1200 by 600. */
import { writeFile } from "node:fs/promises";
import { chance, stroke } from "./burin.ts";
import { numbers } from "./turned.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-chart.ts", import.meta.url);
type Place = readonly [x: number, y: number];

/** Coasts as one reads them from a map, corner by corner: the first one, and the steps from there. */
const SHORES = [
  "424 -31 26 15 21 11 -14 21 7 31 11 31 4 25 -8 26 8 21 18 21 44 -6 33 -15 -29 31 -37 5 -11 21 -4 20 19 21 18 31 29 26 15 21 29 20 15 37 14 25 -3 21 29 0 0 18 -18 8 7 26 18 10 26 0 7 26 -7 26 14 7 11 -28 4 -31 18 10 19 -5 11 -20 3 -31 15 -21 11 -41 11 -26 3 -36 -7 -42 18 0 8 42 22 25 18 -5 11 -31 14 -41 -7 -36 18 -26 -11 -26 37 -10 15 -47 3 -57 19 -41 14 -57",
  "994 140 -14 46 11 52 21 52 0 46 -25 21 22 26 25 20 -22 31 15 31 22 21 0 62 -7 72 76 0 4 -82 -15 -62 8 -62 -22 -62 -22 -73 -22 -52 -18 -41 -19 -46",
  "574 377 11 21 -11 16 18 -6 11 -20 -11 -11 -7 6",
  "556 388 7 -13 -9 -5",
  "484 266 12 0 -4 -13",
];
const rnd = chance(5);
/** From those maps to the picture, which shows less and larger. */
const placed = ([x, y]: Place): Place => [(x - 640) * 1.45 + 650, (y - 222) * 1.45 + 95];

function corners(shore: string): Place[] {
  const [x = 0, y = 0, ...steps] = shore.split(" ").map(Number);
  const places: Place[] = [[x, y]];
  for (let index = 0; index < steps.length; index += 2) {
    const [fromX, fromY] = places.at(-1) ?? [0, 0];
    places.push([fromX + (steps[index] ?? 0), fromY + (steps[index + 1] ?? 0)]);
  }
  return places.map(placed);
}

/** Bays and heads between two corners: each half way is moved aside, twice. */
function broken(places: readonly Place[], times: number): readonly Place[] {
  if (times === 0) return places;
  const finer = places.flatMap(([x, y], index): Place[] => {
    const [toX, toY] = places[index + 1] ?? [x, y];
    const aside = rnd(-0.17, 0.17);
    const middle: Place = [(x + toX) / 2 - (toY - y) * aside, (y + toY) / 2 + (toX - x) * aside];
    return index + 1 < places.length ? [[x, y], middle] : [[x, y]];
  });
  return broken(finer, times - 1);
}

const coasts = SHORES.map((shore) => broken(corners(shore), shore.startsWith("424") ? 2 : 1));
const whole = (value: number) => Math.round(value);

const between = ([x, y]: Place, [toX, toY]: Place): Place => [(x + toX) / 2, (y + toY) / 2];

/** A closed coast, round at its points. */
const outline = (open: readonly Place[]) => {
  const [first, second] = open;
  // The ends of a piece of land are out of sight; an island has none, and is round where it closes.
  const island = open.length < 16;
  const coast =
    island && first && second ? [between(first, second), ...open.slice(1), first, between(first, second)] : open;
  const curves = coast.slice(1).map(([x, y], index) => {
    const [cx, cy] = coast[index] ?? [x, y];
    const [px, py] = coast[index - 1] ?? [cx, cy];
    const [fromX, fromY] = [whole((px + cx) / 2), whole((py + cy) / 2)];
    const [toX, toY] = [whole((cx + x) / 2), whole((cy + y) / 2)];
    return `q${numbers(whole(cx) - fromX, whole(cy) - fromY, toX - fromX, toY - fromY)}`;
  });
  const [startX, startY] = coast[0] ?? [0, 0];
  return `M${numbers(whole(startX), whole(startY))}${curves.join("")}z`;
};

/** Level lines that lie before the coast on its seaward side, as engravers shade water. */
function waterLines(coast: readonly Place[]): string {
  return coast
    .flatMap(([x, y], index) => {
      const [toX, toY] = coast[index + 1] ?? [x, y];
      const seen = x > -20 && x < 1180 && y > -20 && y < 610;
      const rows = seen ? Math.floor(Math.abs(toY - y) / 6.5) : 0;
      // Coasts run with the land to their left: what falls has the sea to the west.
      const seaward = toY > y ? -1 : 1;
      return Array.from({ length: rows }, (_, row) => {
        const part = (row + 0.5) / rows;
        return `M${whole(x + (toX - x) * part)} ${whole(y + (toY - y) * part)}h${whole(seaward * rnd(7, 24))}`;
      });
    })
    .join("");
}

/** A hill as old charts draw it: a back, and hatching down its eastern side. */
const hill = (x: number, y: number, size: number) => {
  const back = stroke([
    [x - size, y, 0.5],
    [x - size * 0.5, y - size * 0.55, 2],
    [x, y - size * 0.8, 2.6],
    [x + size * 0.6, y - size * 0.45, 2.4],
    [x + size, y, 0.5],
  ]);
  const side = [0.15, 0.42, 0.7].map((at) => {
    const top = y - size * 0.72 * (1 - at * at);
    return stroke([
      [x + size * at, top, 2],
      [x + size * (at + 0.06), top + size * 0.25, 1.4],
      [x + size * (at + 0.03), top + size * 0.5, 0],
    ]);
  });
  return back + side.join("");
};
const HILLS: readonly (readonly [number, number, number])[] = [
  [760, 70, 22],
  [846, 62, 30],
  [900, 96, 26],
  [846, 128, 22],
  [930, 150, 24],
  [960, 46, 28],
  [984, 112, 20],
];

/** Vines in rows, seen from above: rows, vines, how far apart. */
const VINEYARDS: readonly (readonly [number, number])[] = [
  [640, 296],
  [744, 312],
  [528, 160],
  [760, 372],
  [700, 140],
];
const vines = ([x, y]: Place) =>
  Array.from({ length: 12 }, (_, index) => {
    const [row, vine] = [Math.floor(index / 4), index % 4];
    return `M${whole(x + vine * 8 + row * 3)} ${whole(y + row * 7 - vine * 2)}h0`;
  }).join("");

const drawn = {
  land: coasts.map(outline).join(""),
  water: coasts.map(waterLines).join(""),
  hills: HILLS.map(([x, y, size]) => hill(x, y, size)).join(""),
  vines: VINEYARDS.map(vines).join(""),
};
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/chart.ts; change that, not this. */
export const ENGRAVED_CHART = ${JSON.stringify(drawn, null, 2)};\n`,
);
