import { CARDBOARD } from "../products/inks.ts";

/** How a carton's board is painted. */
export const BOARD = { fill: CARDBOARD, stroke: "var(--ink)", strokeWidth: 2.4, strokeLinejoin: "round" } as const;

/** Lines of shade cut in from the right, each at a height and of a length. */
export function shadeFrom(right: number, lines: readonly (readonly [number, number])[]): string {
  return lines.map(([y, length]) => `M${right} ${y}l-${length} 1.2 ${length} 1.2z`).join("");
}
