/** The hills of the winery's land as old maps show them: strokes down their sides, heavy where the light does not reach. */
import { contours } from "./contours.ts";
import { numbers } from "./turned.ts";

type Place = readonly [x: number, y: number];
const whole = (value: number) => Math.round(value);

/** Hills: where each is, how wide it is along and across, and how high. */
const RISES: readonly (readonly [x: number, y: number, along: number, across: number, height: number])[] = [
  [1200, 250, 250, 190, 78],
  [1190, 1030, 260, 130, 46],
];
/** Metres above the sea, nearly. */
const height = (x: number, y: number) =>
  RISES.reduce(
    (sum, [toX, toY, along, across, up]) =>
      sum + up * Math.exp(-(((x - toX) / along) ** 2) - ((y - toY) / across) ** 2),
    80 + 14 * Math.tanh((x - 560) / 420),
  );
const STEP = 20;
/** So far beyond the edges the land goes on, that no line is seen to turn back. */
const BEYOND = 160;

/** The places of a height, as far apart as is said. */
function placesAt(metres: number, apart: number): Place[] {
  const grid = {
    columns: (1600 + 2 * BEYOND) / STEP + 1,
    rows: (1000 + 2 * BEYOND) / STEP + 1,
    value: (column: number, row: number) => height(column * STEP - BEYOND, row * STEP - BEYOND) - metres,
  };
  return contours(grid).flatMap((loop) =>
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

/** From which side the light comes: from above and the left, as on all maps. */
const LIGHT: Place = [-0.66, -0.75];
/** How steep a side has to be to be seen, in metres for each unit. */
const STEEP = 0.09;

/**
 * A stroke down the hill from a place: long where it is steep, and thick where it is turned away from the light.
 * @param isFree whether the land there has nothing else upon it
 */
function hachure([x, y]: Place, isFree: (place: Place) => boolean): string {
  const [downX, downY] = [(height(x - 5, y) - height(x + 5, y)) / 10, (height(x, y - 5) - height(x, y + 5)) / 10];
  const steep = Math.hypot(downX, downY);
  const [wayX, wayY] = [downX / steep, downY / steep];
  const shade = -(wayX * LIGHT[0] + wayY * LIGHT[1]);
  const length = (shade > 0 ? 38 : 26) + 60 * Math.min(0.25, steep);
  const tip: Place = [x + wayX * length, y + wayY * length];
  if (steep < STEEP || !isFree([x, y]) || !isFree(tip)) return "";
  const wide = 4 + 8 * Math.max(0, shade);
  const [sideX, sideY] = [(-wayY * wide) / 2, (wayX * wide) / 2];
  const to: Place = [wayX * length - sideX, wayY * length - sideY];
  return `M${numbers(whole(x + sideX), whole(y + sideY))}l${numbers(...to.map(whole), ...[-2 * sideX - to[0], -2 * sideY - to[1]].map(whole))}z`;
}

/** Rows of strokes around every hill. @param isFree whether the land at a place has nothing else upon it */
export const hachures = (isFree: (place: Place) => boolean): string =>
  [101, 112, 124, 136, 148, 159]
    .flatMap((metres) => placesAt(metres, 23))
    .map((place) => hachure(place, isFree))
    .join("");
