/** Cuts a lit model into inks: flat light, and lines that follow its form and swell where it grows dark. */
import type { Point } from "./burin.ts";
import { cutOut, simplified } from "./contours.ts";
import type { Lit } from "./lit.ts";
import { spline } from "./splines.ts";

/** How a picture is cut: units of the picture per step of the grid, the error of outlines, the least piece of light in square units. */
export type Blade = { scale: number; error: number; least: number };
/**
 * Lines: how far apart, how much nearness moves them, between which brightness they swell from nothing to nearly whole. Those of fewer points
 * than the shortest are crumbs.
 */
export type Comb = { gap: number; tilt: number; dark: number; bright: number; error: number; shortest: number };

export type Relief = {
  /** All of the model, or some kinds of it, as an outline. */
  shape(kinds: readonly string[]): string;
  /** Where these kinds are brighter than this. */
  bright(kinds: readonly string[], than: number): string;
  /** Lines over these kinds. */
  comb(kinds: readonly string[], comb: Comb): string;
  height: number;
};

/** How much of a kind lies around a point that is still its own: ink reaches out a little, so that light has a line around it. */
const RIM = 0.22;
/** The same for light, less than a half: kinds of one colour that lie beside each other meet without a gap. */
const MEETING = 0.42;

export function relief(seen: Lit, blade: Blade): Relief {
  const { columns, rows } = seen;
  // The paper behind the model gives its edges no light.
  const modelled = (index: number) => ((seen.kind[index] ?? -1) < 0 ? 0 : 1);
  const light = softened(seen, seen.light, 1, modelled);
  const smooth = softened(seen, light, 3, modelled);
  const maskOf = (kinds: readonly string[]) => {
    const wanted = new Set(kinds.map((kind) => seen.names.indexOf(kind)).filter((kind) => kind >= 0));
    return softened(
      seen,
      Float32Array.from(seen.kind, (kind) => (wanted.has(kind) ? 1 : 0)),
      1,
    );
  };
  const at = (map: Float32Array, column: number, row: number) => map[row * columns + column] ?? 0;
  return {
    height: Math.round(blade.scale * (rows - 1)),
    shape(kinds) {
      const mask = maskOf(kinds);
      return cutOut({ columns, rows, value: (column, row) => at(mask, column, row) - RIM }, { ...blade, least: 30 });
    },
    bright(kinds, than) {
      const mask = maskOf(kinds);
      const value = (column: number, row: number) =>
        Math.min(at(mask, column, row) - MEETING, (at(light, column, row) - than) * 2);
      return cutOut({ columns, rows, value }, blade);
    },
    comb: (kinds, lines) => combed(seen, { mask: maskOf(kinds), smooth }, blade, lines),
  };
}

/** A map with each point mixed with its neighbours, so many times. */
function softened(
  seen: Lit,
  map: Float32Array,
  times: number,
  counts: (index: number) => number = () => 1,
): Float32Array {
  if (times === 0) return map;
  const { columns, rows } = seen;
  const mixed = Float32Array.from(map, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    let [sum, weight] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const share = counts(y * columns + x) * (x === column ? 2 : 1) * (y === row ? 2 : 1);
        sum += share * (map[y * columns + x] ?? 0);
        weight += share;
      }
    return weight === 0 ? 0 : sum / weight;
  });
  return softened(seen, mixed, times - 1, counts);
}

type Maps = { mask: Float32Array; smooth: Float32Array };

function combed(
  seen: Lit,
  { mask, smooth }: Maps,
  { scale }: Blade,
  { gap, tilt, dark, bright, error, shortest }: Comb,
): string {
  const { columns, rows } = seen;
  const lines: string[] = [];
  const level = (column: number, row: number) => row * scale - tilt * (seen.near[row * columns + column] ?? 0);
  const far = rows * scale + Math.abs(tilt) * 40;
  for (let line = -far; line < far; line += gap) {
    let run: Point[] = [];
    const end = () => {
      if (run.length >= shortest) lines.push(groove(simplified(run, error)));
      run = [];
    };
    let before = -1;
    for (let column = 0; column < columns; column += 1) {
      const row = crossing(
        rows,
        (at) => level(column, at) - line,
        (at) => (mask[at * columns + column] ?? 0) > 0.6,
      );
      const shade = row < 0 ? 0 : (bright - (smooth[Math.round(row) * columns + column] ?? 1)) / (bright - dark);
      const width = gap * 0.86 * Math.min(1, Math.max(0, shade));
      if (row < 0 || width < 0.35 || shade > 1.35 || (before >= 0 && Math.abs(row - before) > 2.5)) end();
      if (row >= 0 && width >= 0.35 && shade <= 1.35) run.push([column * scale, row * scale, width]);
      before = row;
    }
    end();
  }
  return lines.join("");
}

/** An end of a line that is thinner is a point. */
const THIN = 2;

/** A line that swells as its points say. */
function groove(points: readonly Point[]): string {
  const side = (part: number) =>
    points.map(([x, y, width], index) => {
      const isPoint = (index === 0 || index === points.length - 1) && width < THIN;
      return [x, isPoint ? y : y + width * part] as const;
    });
  return spline([...side(-0.5), ...side(0.5).reverse()]);
}

/** The first row at which a level is passed downwards on what is meant, or -1. */
function crossing(rows: number, level: (row: number) => number, meant: (row: number) => boolean): number {
  for (let row = 1; row < rows; row += 1) {
    if (!meant(row) || !meant(row - 1)) continue;
    const [above, here] = [level(row - 1), level(row)];
    if (above < 0 && here >= 0) return row - here / (here - above);
  }
  return -1;
}
