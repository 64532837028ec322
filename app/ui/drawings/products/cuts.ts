/** The marks a gouge leaves in lino, as SVG path data. All are written in relative, short numbers. */

const write = (numbers: number[]) => numbers.join(" ").replace(/ -/g, "-");
const join = (...numbers: number[]) => write(numbers.map((number) => Math.round(number * 10) / 10));
/** Whole numbers where the eye takes the difference for the hand's: a third fewer bytes. */
const roughly = (...numbers: number[]) => write(numbers.map(Math.round));

const RADIANS = Math.PI / 180;

/** A mark pointed at both ends: a leaf, a petal, a flick of the gouge. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(degrees * RADIANS) * length, Math.sin(degrees * RADIANS) * length];
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  return `M${join(x, y)}q${roughly(dx / 2 + nx, dy / 2 + ny, dx, dy)} ${roughly(-dx / 2 - nx, -dy / 2 - ny, -dx, -dy)}`;
}

/** A mark broad at its start and pointed at its end. */
export function wedge(x: number, y: number, degrees: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  const [hx, hy] = [(-sin * width) / 2, (cos * width) / 2];
  return `M${join(x + hx, y + hy)}l${roughly(cos * length - hx, sin * length - hy, -cos * length - hx, -sin * length - hy)}`;
}

/** A mark that begins broad at a rounded side and runs round it to the left, as seen from a little above. */
export function bow(x: number, y: number, length: number, width = 3): string {
  return `M${join(x, y)}q${roughly(-length / 2, 4, -length, 4)} ${roughly(length / 2, width, length, width - 4)}z`;
}

/** A star or, with inner equal to outer, a regular polygon of twice the points. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (180 / points) * index * RADIANS - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return [Math.round(Math.cos(turn) * radius * 2) / 2, Math.round(Math.sin(turn) * radius * 2) / 2] as const;
  });
  const sides = corners.map(([cx, cy], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [-x, -y];
    return join(cx - fromX, cy - fromY);
  });
  return `M${sides.join("l")}z`;
}

/** A closed outline from its right half, mirrored at the given middle. */
export function mirrored(middle: number, half: readonly (readonly [number, number])[]): string {
  const left = half.map(([x, y]) => [2 * middle - x, y] as const).reverse();
  const corners = [...half, ...left];
  const sides = corners.map(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0];
    return join(x - fromX, y - fromY);
  });
  return `M${sides[0]}l${sides.slice(1).join(" ").replace(/ -/g, "-")}z`;
}

/** Shading by short cuts under each other, all from one edge; a negative length cuts to the left. */
export function hatch(x: number, y: number, count: number, length: number, gap: number): string {
  return `M${join(x, y)}${`l${join(length, 1)} ${join(-length, 1.2)}v${gap}`.repeat(count)}`;
}
