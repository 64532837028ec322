/** Vines on their wires, and rows of them that run away from the eye. */
import { type Chance, cut, type Point } from "./burin.ts";
import { foliage } from "./foliage.ts";
import type { Layer } from "./scene-parts.ts";

/** Where the leaves of a vine hang on its wires: middle and size. */
const CANOPY: Point[] = [
  [-31, -43, 13],
  [-13, -51, 15],
  [8, -48, 15],
  [29, -44, 14],
  [-20, -36, 12],
  [14, -36, 13],
];

/** A vine on its wires with its foot at 0, 0, about 65 high and 90 wide: a twisted stem, leaves, shoots above, grapes below. */
export function vine(rnd: Chance): Layer[] {
  const { body, light, dark } = foliage(
    CANOPY.map(([x, y, size]) => [x + rnd(-4, 4), y + rnd(-3, 3), size]),
    rnd,
  );
  const shoots = [-26, -4, 20].map((x) => cut(x + rnd(-5, 5), -54, rnd(14, 20), 2, -90 + rnd(-24, 24)));
  const bunches = [rnd(-26, -14), rnd(16, 28)].map((x) => [Math.round(x), -28] as const);
  return [
    { ink: "ink", d: "M-9 2q9-6 20 0zM-2 1q-8-12-2-22 2-8-6-18h6q8 10 5 20-3 9 4 20z" },
    { ink: "olive", d: body + shoots.join("") },
    { ink: "ink", d: dark + bunches.map(([x, y]) => bunch(x, y)).join("") },
    { ink: "mist", d: light + bunches.map(([x, y]) => bunchLight(x, y)).join("") },
  ];
}

/** Where the berries of a bunch hang, from its stalk. */
const BERRIES = [
  [-4, 0],
  [0, -1],
  [4, 0],
  [-2, 4],
  [2, 4],
  [-1, 8],
  [1, 11],
] as const;
const berry = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;
const bunch = (x: number, y: number) => BERRIES.map(([dx, dy]) => berry(x + dx, y + dy, 2.5)).join("");
/** The light on some of its berries. */
const bunchLight = (x: number, y: number) =>
  BERRIES.slice(1, 5)
    .map(([dx, dy]) => berry(x + dx + 1, y + dy - 1, 0.6))
    .join("");

/** A post with its foot at 0, 0, higher than the vines. */
export const post = (): Layer[] => [{ ink: "ink", d: "M-2 1l.500-81h3l.500 81z" }];

/** Rows that run away from the eye: where they meet, where they begin, how large a vine is there. */
type Rows = { far: readonly [number, number]; near: readonly number[]; foot: number; scale: number };

/** Vines of a row in the near half of the way; the far halves are the same, half as large each. */
const VINES = 7;
const HALVES = [0.125, 0.25, 0.5, 1];

/** The near half of all rows around the point where they meet: far vines first, so that the near ones stand before them. */
export function vineRows({ far: [farX, farY], near, foot, scale }: Rows, parts: readonly string[]): Layer[] {
  const places = Array.from({ length: VINES }, (_, index) => VINES - 1 - index).flatMap((back) =>
    near.map((x, row) => {
      const along = 0.5 ** ((back + (row % 3) / 3) / VINES);
      const [dx, dy] = [Math.round((x - farX) * along), Math.round((foot - farY) * along)];
      const size = Math.round(along * scale * 100) / 100;
      const held = (back + row) % 3 === 0 ? `post ${dx} ${dy} ${size} ` : "";
      return `${held}${parts[(row + back) % parts.length]} ${dx} ${dy} ${row % 2 === 0 ? size : -size}`;
    }),
  );
  return [{ places: places.join(" ") }];
}

/** Where the halves of the way are shown, from the far ones on. */
export const halvesOf = (part: string, [x, y]: Rows["far"], from: number, to: number): Layer => ({
  places: HALVES.slice(from, to)
    .map((half) => `${part} ${x} ${y} ${half}`)
    .join(" "),
});

/** The wires of all rows, at two heights. */
export function wires({ far: [farX, farY], near, foot, scale }: Rows): string {
  const ends = near.flatMap((x) => [62, 40].map((height) => [x, Math.round(foot - height * scale)] as const));
  return ends.map(([x, y]) => `M${farX} ${farY}L${x} ${y}v2.500z`).join("");
}

/** Furrows between the rows, light or dark. */
export function furrows(
  { far: [farX, farY], foot }: Pick<Rows, "far" | "foot">,
  ends: readonly number[],
  width: number,
): string {
  return ends.map((x) => `M${farX} ${farY}L${Math.round(x - width / 2)} ${foot}h${width}z`).join("");
}
