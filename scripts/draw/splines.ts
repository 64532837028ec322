/** Smooth lines through points that were thinned, as path data. */
import { numbers } from "./turned.ts";

type Spot = readonly [x: number, y: number];

/**
 * A line from its first point through the others and back, smooth where it bends and sharp where it turns away, in whole units: a quadratic
 * spline whose controls are the points. It is written with `t` alone: mirrored at a middle, each control is the next point, and a point that
 * comes twice is a corner. What rounding puts one control off, the next takes back. `blob` (burin.ts) is the same curve without corners, in
 * tenths.
 */
export function spline(points: readonly Spot[]): string {
  const whole = points
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    .filter(([x, y], index, all) => x !== all.at(index - 1)?.[0] || y !== all.at(index - 1)?.[1]);
  const start = whole[0] ?? [0, 0];
  const controls = whole.slice(1).flatMap((spot, index) => (isCorner(whole, index + 1) ? [spot, spot] : [spot]));
  let [at, control]: [Spot, Spot] = [start, start];
  const steps = [...controls, start].map(([x, y]) => {
    const to: Spot = [Math.round((control[0] + x) / 2), Math.round((control[1] + y) / 2)];
    const step = numbers(to[0] - at[0], to[1] - at[1]);
    control = [2 * to[0] - control[0], 2 * to[1] - control[1]];
    at = to;
    return step;
  });
  return `M${numbers(...start)}t${steps.join(" ").replaceAll(" -", "-")}`;
}

/** What turns by more degrees than this is a corner. */
const SHARP = 62;
/** What turns by less never is. */
const BLUNT = 12;
/** So far a curve may pass a point that it bends at, in units. */
const OFF = 2.2;

/** Whether a closed line turns away at a point instead of bending. */
function isCorner(points: readonly Spot[], index: number): boolean {
  const [before, at, after] = [-1, 0, 1].map((step) => points[(index + step) % points.length]) as [Spot, Spot, Spot];
  const [fromX, fromY] = [at[0] - before[0], at[1] - before[1]];
  const [toX, toY] = [after[0] - at[0], after[1] - at[1]];
  const turn = Math.abs((Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY) * 180) / Math.PI);
  const off = Math.hypot(toX - fromX, toY - fromY) / 8;
  return turn > SHARP || (turn > BLUNT && off > OFF);
}
