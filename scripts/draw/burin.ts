/** Marks of a burin and a gouge on flat ground, as path data. Every chance is drawn from a seed, so that a drawing comes out the same. */
import { numbers } from "./turned.ts";

/** A point of a stroke: where it is, and how thick. */
export type Point = readonly [x: number, y: number, width: number];
export type Chance = (from: number, to: number) => number;

/** A generator of even chance (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

/** A smooth line through points, by their x (Catmull and Rom 1974). */
export function through(points: readonly (readonly [number, number])[]): (x: number) => number {
  return (x) => {
    const found = points.findIndex(([next]) => next >= x);
    const index = Math.max(1, found === -1 ? points.length - 1 : found);
    const at = (offset: number) => points[Math.min(points.length - 1, Math.max(0, index + offset))] ?? [0, 0];
    const [[, y0], [x1, y1], [x2, y2], [, y3]] = [at(-2), at(-1), at(0), at(1)];
    const t = Math.min(1, Math.max(0, (x - x1) / (x2 - x1 || 1)));
    return (
      0.5 * (2 * y1 + (y2 - y0) * t + (2 * y0 - 5 * y1 + 4 * y2 - y3) * t ** 2 + (3 * y1 - y0 - 3 * y2 + y3) * t ** 3)
    );
  };
}

/** A line that swells and thins as its points say: one closed curve around them. */
export function stroke(points: readonly Point[]): string {
  const sides = points.map(([x, y, width], index) => {
    const [fromX, fromY] = points[index - 1] ?? points[index] ?? [x, y];
    const [toX, toY] = points[index + 1] ?? points[index] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [nx, ny] = [((fromY - toY) / length) * (width / 2), ((toX - fromX) / length) * (width / 2)];
    return { left: [x + nx, y + ny] as const, right: [x - nx, y - ny] as const };
  });
  return blob([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()]);
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A closed curve near points: through the middles between them; its xs in whole units. */
export function blob(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [
      points[index % points.length] ?? [0, 0],
      points[(index + 1) % points.length] ?? [0, 0],
    ];
    return [(ax + bx) / 2, (ay + by) / 2] as const;
  };
  const start = middle(points.length - 1);
  let [atX, atY] = [Math.round(start[0]), tenth(start[1])];
  const curves = points.map(([x, y], index) => {
    const [toX, toY] = middle(index);
    const [dx, dy] = [Math.round(toX - atX), tenth(toY - atY)];
    const curve = `q${numbers(Math.round(x - atX), y - atY, dx, dy)}`;
    [atX, atY] = [atX + dx, atY + dy];
    return curve;
  });
  return `M${numbers(Math.round(start[0]), start[1])}${curves.join("")}z`;
}

/** A straight line that is pointed at both ends; its place in whole units, its swelling in tenths or as it is rounded. */
export const cut = (x: number, y: number, length: number, width: number, degrees = 0, rounded = tenth): string => {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.round(Math.cos(turn) * length), Math.round(Math.sin(turn) * length)];
  const reach = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / reach) * width, (dx / reach) * width];
  const [bendX, bendY] = [rounded(dx / 2 + nx), rounded(dy / 2 + ny)];
  return `M${numbers(Math.round(x), Math.round(y))}q${numbers(bendX, bendY, dx, dy)} ${numbers(-bendX, -bendY, -dx, -dy)}`;
};

/** So many of a line's points that its form is kept. */
const thinned = (run: readonly Point[], most: number): Point[] => {
  const every = Math.max(1, Math.floor((run.length - 1) / most));
  return run.filter((_, index) => index % every === 0 || index === run.length - 1);
};

type Hill = {
  ridge(x: number): number;
  /** Where the lines have come level. */
  foot: number;
  from: number;
  to: number;
  gap: number;
  /** How dark it is from 0 to 1, along and down. */
  shade(x: number, down: number): number;
};

/** Lines that follow a hill's form down from its ridge, thick where it is dark, broken where it is lit. */
export function hillLines({ ridge, foot, from, to, gap, shade }: Hill): string {
  const lines: string[] = [];
  const top = Math.min(...Array.from({ length: 41 }, (_, index) => ridge(from + ((to - from) * index) / 40)));
  const count = Math.floor((foot - top) / gap);
  for (let line = 1; line < count; line += 1) {
    const down = line / count;
    let run: Point[] = [];
    const end = () => {
      if (run.length > 3) lines.push(stroke(thinned(run, 4)));
      run = [];
    };
    for (let x = from; x <= to; x += 28) {
      const y = ridge(x) + (foot - ridge(x)) * down;
      const width = gap * 0.95 * shade(x, down) - 0.25;
      if (width > 0.12 && y > ridge(x) + 1.5) run.push([x, y, width]);
      else end();
    }
    end();
  }
  return lines.join("");
}

type Water = {
  top: number;
  bottom: number;
  from: number;
  to: number;
  /** Where light lies on it: a middle, and how wide. */
  glitter?: readonly [number, number];
  rnd: Chance;
};

/** Waves as cuts, small far away; where light lies there are none. */
export function water({ top, bottom, from, to, glitter, rnd }: Water): string {
  const cuts: string[] = [];
  for (let y = top + 3; y < bottom; y += 4.8 + ((y - top) / (bottom - top)) * 6) {
    const near = (y - top) / (bottom - top);
    for (let x = from - rnd(0, 60); x < to; ) {
      const length = rnd(16, 44) * (0.7 + near * 1.4);
      const lit = glitter !== undefined && Math.abs(x + length / 2 - glitter[0]) < glitter[1] * (0.4 + near);
      if (!lit || rnd(0, 1) < 0.2) cuts.push(cut(x, y, length, 0.9 + near * 1.6));
      x += length + rnd(10, 30) * (0.6 + near);
    }
  }
  return cuts.join("");
}

/** A closed outline with corners. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  const sides = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return `l${numbers(x - fromX, y - fromY)}`;
  });
  return `M${numbers(...(points[0] ?? [0, 0]))}${sides.join("")}z`;
}
