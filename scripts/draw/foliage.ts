/** Crowns of leaves: of olive trees, vines and bushes. */
import { type Chance, cut, type Point } from "./burin.ts";
import { numbers } from "./turned.ts";

type Spot = readonly [x: number, y: number];

/** How much flatter than a ball the parts of a crown are. */
const FLAT = 0.77;

const around = ([x, y, size]: Point, angle: number, reach: number): Spot => [
  x + Math.cos(angle) * size * reach,
  y + Math.sin(angle) * size * reach * FLAT,
];

/** A crown of leafy parts, each a middle and a size: leaves stand around all of it, light is cut into the upper left of each part, dark into its lower right. */
export function foliage(parts: readonly Point[], rnd: Chance): Record<"body" | "light" | "dark", string> {
  return {
    body: parts.map((part) => outline(part, parts, rnd)).join(""),
    light: parts.map((part) => leaves(part, { count: part[2] / 5.2, middle: -2.3, spread: 1.05 }, rnd)).join(""),
    dark: parts.map((part) => leaves(part, { count: part[2] / 5.5, middle: 0.75, spread: 1.15 }, rnd)).join(""),
  };
}

/** One part, with a leaf at each turn that no other part hides. */
function outline(part: Point, parts: readonly Point[], rnd: Chance): string {
  const tips = Math.round(8 + part[2] / 6);
  const turn = (index: number) => (index / tips) * Math.PI * 2;
  const isHidden = ([x, y]: Spot) =>
    parts.some((other) => other !== part && Math.hypot(x - other[0], (y - other[1]) / FLAT) < other[2] * 0.8);
  const start = around(part, turn(-0.5), 0.8);
  let [atX, atY] = [Math.round(start[0]), Math.round(start[1])];
  const begin = `M${numbers(atX, atY)}`;
  const to = (...spots: Spot[]) => {
    const steps = spots.flatMap(([x, y]) => [Math.round(x) - atX, Math.round(y) - atY]);
    [atX, atY] = [atX + (steps.at(-2) ?? 0), atY + (steps.at(-1) ?? 0)];
    return numbers(...steps);
  };
  const edge = Array.from({ length: tips }, (_, index) => {
    const [aside, far] = [rnd(-0.5, 0.5), rnd(1.12, 1.3)];
    const valley = around(part, turn(index + 0.5), rnd(0.76, 0.86));
    if (isHidden(around(part, turn(index), 1.1))) return `l${to(valley)}`;
    const tip = around(part, turn(index + aside), far);
    const [up, down] = [around(part, turn(index - 0.55), 1.04), around(part, turn(index + 0.55), 1.04)];
    return `q${to(up, tip)} ${to(down, valley)}`;
  });
  return `${begin}${edge.join("")}z`;
}

type Strewn = {
  count: number;
  /** Where they lie around the middle, in radians. */
  middle: number;
  spread: number;
};

function leaves(part: Point, { count, middle, spread }: Strewn, rnd: Chance): string {
  return Array.from({ length: Math.round(count) }, () => {
    const angle = middle + rnd(-spread, spread);
    const lean = (angle * 180) / Math.PI + rnd(-50, 50);
    const length = rnd(7, 11) * (0.6 + part[2] / 70);
    return cut(...around(part, angle, rnd(0.2, 0.85)), length, rnd(2, 3.2), lean, Math.round);
  }).join("");
}
