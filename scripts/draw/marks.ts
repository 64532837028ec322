/** Curved marks of a burin. */
import { numbers } from "./turned.ts";

export type Place = readonly [x: number, y: number];

/** A bent line that is pointed at both ends. */
export function bent([x, y]: Place, [bendX, bendY]: Place, [toX, toY]: Place, width: number): string {
  const [dx, dy] = [Math.round(toX - x), Math.round(toY - y)];
  const reach = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / reach) * width, (dx / reach) * width];
  const [bx, by] = [bendX - x, bendY - y];
  return `M${numbers(Math.round(x), Math.round(y))}q${numbers(Math.round(bx + nx), Math.round(by + ny), dx, dy)} ${numbers(bx - nx - dx, by - ny - dy, -dx, -dy)}`;
}
