/** Outlines of what is darker, or of one kind, on a grid: marching squares, thinned by an error bound, written as short curves. */
import { spline } from "./splines.ts";

type Grid = {
  columns: number;
  rows: number;
  /** Above 0 is inside. */
  value(column: number, row: number): number;
};
type Spot = readonly [x: number, y: number];

/** The closed outlines, in columns and rows, with the inside to one side. */
export function contours({ columns, rows, value }: Grid): Spot[][] {
  const next = new Map<string, { to: string; spot: Spot }>();
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : value(column, row);
  const between = (ax: number, ay: number, bx: number, by: number): Spot => {
    const [a, b] = [at(ax, ay), at(bx, by)];
    const part = Math.min(0.98, Math.max(0.02, a / (a - b || 1)));
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  };
  for (let row = -1; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const inside = corners.map(([x, y]) => at(x, y) > 0);
      const cuts = corners.flatMap(([x, y], side) => {
        const [toX, toY] = corners[(side + 1) % 4] as readonly [number, number];
        if (inside[side] === inside[(side + 1) % 4]) return [];
        return [
          {
            spot: between(x, y, toX, toY),
            key: `${Math.min(x, toX)} ${Math.min(y, toY)} ${x === toX}`,
            leaves: inside[side] === true,
          },
        ];
      });
      for (const [index, cut] of cuts.entries()) {
        if (!cut.leaves) continue;
        const other = cuts[(index + 1) % cuts.length];
        if (other) next.set(cut.key, { to: other.key, spot: cut.spot });
      }
    }
  return loops(next);
}

function loops(next: Map<string, { to: string; spot: Spot }>): Spot[][] {
  const found: Spot[][] = [];
  while (next.size > 0) {
    const loop: Spot[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      const step = next.get(key);
      if (!step) break;
      next.delete(key);
      loop.push(step.spot);
      key = step.to;
    }
    found.push(loop);
  }
  return found;
}

/** As many of a line's points as are needed to stay within an error of it (Douglas and Peucker 1973). */
export function simplified<Point extends readonly number[]>(line: readonly Point[], error: number): Point[] {
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last || line.length < 3) return [...line];
  let [worst, where] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = offLine(point, first, last);
    if (off > worst) [worst, where] = [off, index];
  }
  if (worst <= error) return [first, last];
  return [...simplified(line.slice(0, where + 1), error).slice(0, -1), ...simplified(line.slice(where), error)];
}

/** How far a point lies from a segment, in all of its dimensions. */
function offLine(point: readonly number[], first: readonly number[], last: readonly number[]): number {
  const way = last.map((value, index) => value - (first[index] ?? 0));
  const square = way.reduce((sum, value) => sum + value * value, 0);
  const dot = point.reduce((sum, value, index) => sum + (value - (first[index] ?? 0)) * (way[index] ?? 0), 0);
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, dot / square));
  return Math.hypot(...point.map((value, index) => value - (first[index] ?? 0) - (way[index] ?? 0) * along));
}

type Cut = {
  scale: number;
  error: number;
  /** Smaller pieces fall off, in square units. */
  least: number;
};

/** Outlines as path data. */
export function cutOut(grid: Grid, { scale, error, least }: Cut): string {
  return contours(grid)
    .map((loop) => loop.map(([x, y]) => [x * scale, y * scale] as const))
    .filter((loop) => Math.abs(area(loop)) > least)
    .map((loop) => `${spline(ring(loop, error))}z`)
    .join("");
}

/** A closed line thinned in two halves, so that its first point is no corner by chance alone. */
function ring(loop: readonly Spot[], error: number): Spot[] {
  const half = Math.floor(loop.length / 2);
  const start = loop[0] as Spot;
  return [
    ...simplified(loop.slice(0, half + 1), error).slice(0, -1),
    ...simplified([...loop.slice(half), start], error).slice(0, -1),
  ];
}

function area(loop: readonly Spot[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as Spot;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
