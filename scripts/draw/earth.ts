/** The ground of the soils, cut open: red earth with stones, yellow loam, grey flysch in beds; 1200 by 400, lit from the left. */
import { chance, cut, type Point, polygon, stroke } from "./burin.ts";
import { BEDS, bed, marl } from "./flysch.ts";
import type { Layer } from "./scene-parts.ts";
import { FIRST_END, flick, HILLS, SECOND_END, surface } from "./soil-lines.ts";

const BOTTOM = 410;
/** A soil between two of its ends, from the surface down. */
function body(left: (y: number) => number, right: (y: number) => number): string {
  const sides = (end: (y: number) => number) =>
    [150, 180, 215, 250, 285, 320, 355, 390, BOTTOM].map((y) => [end(y), y]);
  const [from, to] = [left(140), right(140)];
  const top = Array.from({ length: 7 }, (_, index) => from + ((to - from) * index) / 6).map((x) => [x, surface(x)]);
  const round = [...top, ...sides(right), ...sides(left).reverse()];
  return polygon(round.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const));
}

/** Wedges from an end into the soil to its left: the side that lies in the shade. */
function shadeAt(end: (y: number) => number): string {
  const rnd = chance(5);
  return Array.from({ length: 23 }, (_, index) => {
    const y = 152 + index * 11;
    const [length, width] = [Math.round(rnd(18, 74)), Math.round(rnd(4, 7))];
    const [from, to] = [end(y), end(y + width)].map((x) => Math.round(x) - 1);
    return `M${from} ${y}l${-length} ${Math.round(width / 2)}L${to} ${y + width}z`;
  }).join("");
}

/** The crack between two soils, here wider and there narrower. */
const crack = (end: (y: number) => number) =>
  stroke(
    Array.from(
      { length: 13 },
      (_, index): Point => [end(142 + index * 24), 142 + index * 24, [6, 4, 7, 5][index % 4] ?? 5],
    ),
  );

/** Level cuts between two ends, row by row, each row as the ground lies. */
type Cuts = { gap: number; length: readonly [number, number]; apart: readonly [number, number]; seed: number };
function cuts(left: (y: number) => number, right: (y: number) => number, { gap, length, apart, seed }: Cuts): string {
  const rnd = chance(seed);
  const marks: string[] = [];
  for (let y = 164; y < 400; y += gap) {
    for (let x = left(y) + rnd(6, apart[1]); x < right(y) - length[1]; x += rnd(...apart)) {
      const long = rnd(...length);
      const down = 5 * Math.sin(x / 46 + y / 30);
      marks.push(flick(x, y + down, long, rnd(3, 6)));
      x += long;
    }
  }
  return marks.join("");
}

/** Field stones: where each lies, and how large it is. */
const STONES = [
  [44, 322, 24],
  [112, 298, 13],
  [176, 344, 33],
  [96, 362, 15],
  [24, 384, 20],
  [262, 384, 20],
  [306, 342, 13],
  [412, 300, 15],
  [404, 362, 27],
  [340, 388, 12],
  [30, 250, 10],
  [424, 232, 9],
  [134, 396, 12],
] as const;

/** Each stone with its edge, thick in the shade, and the cuts of its dark side. */
function stones() {
  const rnd = chance(8);
  const drawn = STONES.map(([x, y, size]) => {
    const corners = Array.from({ length: 8 }, (_, index) => {
      // Turned as the flicks are, which lie in the same path: where two cross they would cut each other out.
      const turn = ((index + rnd(-0.25, 0.25)) / 8) * Math.PI * -2;
      return [Math.cos(turn) * size * rnd(0.86, 1.14), Math.sin(turn) * size * 0.72 * rnd(0.86, 1.1)] as const;
    });
    const placed = (scale: number, dx: number, dy: number) =>
      polygon(corners.map(([cx, cy]) => [Math.round(x + dx + cx * scale), Math.round(y + dy + cy * scale)] as const));
    const dark = Array.from({ length: Math.round(size / 5) }, (_, index) => {
      const down = y + size * 0.58 - index * 4.6;
      return flick(x + size * 0.88 - Math.abs(down - y) * 0.3, down, -size * rnd(0.5, 1.1), 4);
    });
    return { edge: placed(1.06, 1.6, 2.2), stone: placed(0.97, 0, 0), dark: dark.join("") };
  });
  const all = (part: "edge" | "stone" | "dark") => drawn.map((stone) => stone[part]).join("");
  return { edge: all("edge"), stone: all("stone"), dark: all("dark") };
}

const TURF = 240;
/** What grows on the ground, and the dark earth under it: a piece, laid beside itself. */
function turf(): Layer[] {
  const rnd = chance(6);
  const along = (step: number) => Array.from({ length: TURF / step }, (_, index) => index * step + rnd(0, step));
  const blades = along(12).map((x) => cut(x, 3, rnd(7, 15), 2, -90 + rnd(-28, 28)));
  const dark = along(15).map((x) => {
    const long = Math.round(rnd(7, 24));
    return `M${Math.round(x)} 1l4 ${long} 4-${long}z`;
  });
  const layers: Layer[] = [
    { ink: "ink", d: dark.join("") },
    { ink: "olive", d: blades.join("") },
  ];
  const places = [0, 1, 2, 3, 4].map((index) => `turf ${index * TURF} ${Math.round(surface((index + 0.5) * TURF))} 1`);
  return [{ part: "turf", layers }, { places: places.join(" ") }];
}

/** The line of the ground, thick and thin. */
const line = () =>
  stroke(
    [-20, 80, 190, 300, 420, 520, 640, 760, 880, 1000, 1110, 1230].map(
      (x, index): Point => [x, surface(x) + 1, index % 2 === 0 ? 7 : 8],
    ),
  );

/** Marks on the slopes behind. */
function slopes(): string {
  const rnd = chance(12);
  return Array.from({ length: 32 }, () => {
    const [x, long] = [rnd(0, 1140), rnd(20, 60)];
    const y = HILLS(x) + rnd(6, 128 - HILLS(x));
    return y > 126 ? "" : flick(x, y, long, 3, (HILLS(x + long) - HILLS(x)) * 0.7);
  }).join("");
}

const [WEST, EAST] = [() => -20, () => 1220];

/** A little to the west of an end, beneath its crack: so that nothing shows between two soils. */
const under = (end: (y: number) => number) => (y: number) => end(y) - 1;

/** The three bodies, whose colours are the soils' own, and what is cut into them. */
export function ground(): { bodies: Record<"red" | "yellow" | "grey", string>; layers: Layer[] } {
  const { edge, stone, dark } = stones();
  const beds = BEDS.map(bed);
  const red = cuts(WEST, FIRST_END, { gap: 15, length: [22, 64], apart: [30, 96], seed: 3 });
  const fine = { gap: 13, length: [10, 38], apart: [22, 66] } as const;
  return {
    bodies: {
      red: body(WEST, FIRST_END),
      yellow: body(under(FIRST_END), SECOND_END),
      grey: body(under(SECOND_END), EAST),
    },
    layers: [
      { ink: "olive", d: slopes() },
      { ink: "soil", d: cuts(FIRST_END, SECOND_END, { ...fine, seed: 14 }) },
      { ink: "paper", d: cuts(FIRST_END, SECOND_END, { ...fine, gap: 31, seed: 15 }) },
      { ink: "ink", d: red + shadeAt(FIRST_END) + shadeAt(SECOND_END) + marl() + edge },
      { ink: "paper", d: stone },
      { ink: "ink", d: dark + beds.map(({ shadow }) => shadow).join("") },
      { ink: "mist", d: beds.map(({ blocks }) => blocks).join("") },
      { ink: "ink", d: beds.map((one) => one.dark).join("") + crack(FIRST_END) + crack(SECOND_END) + line() },
      ...turf(),
    ],
  };
}
