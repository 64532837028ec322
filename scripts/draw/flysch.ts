/** Grey flysch: hard beds broken into blocks, and thin marl between them. */
import { chance, polygon } from "./burin.ts";
import { flick, SECOND_END } from "./soil-lines.ts";

/** Hard beds in the flysch: how deep at the left end, in the middle and at the right, and how thick. */
export const BEDS: readonly Bed[] = [
  [184, 172, 190, 17],
  [228, 214, 236, 27],
  [296, 282, 304, 20],
  [352, 338, 362, 34],
];
type Bed = readonly [left: number, middle: number, right: number, high: number];
/** A bow through three depths. */
const bowed =
  ([left, middle, right]: Bed) =>
  (x: number) => {
    const along = (x - 736) / 484;
    return left * (1 - along) * (1 - 2 * along) + middle * 4 * along * (1 - along) + right * along * (2 * along - 1);
  };

/** The blocks that a bed has broken into, over its shadow. */
export function bed(one: Bed, index: number) {
  const rnd = chance(40 + index);
  const [top, high] = [bowed(one), one[3]];
  const left = (dy: number) => Math.round(SECOND_END(top(740) + dy));
  const ends: number[] = [left(high / 2)];
  while ((ends.at(-1) ?? 0) < 1215) ends.push((ends.at(-1) ?? 0) + Math.round(rnd(54, 128)));
  const line = (dy: number) => ends.map((x, end) => [end === 0 ? left(dy) : x, Math.round(top(x) + dy)] as const);
  const lean = ends.map(() => Math.round(rnd(-4, 5)));
  const blocks = ends.slice(1).map((to, block) => {
    const [from, a, b] = [ends[block] ?? 0, lean[block] ?? 0, lean[block + 1] ?? 0];
    const [above, under] = block === 0 ? [left(2), left(high - 2)] : [from, from + a];
    return `M${above} ${Math.round(top(from)) + 2}L${to - 3} ${Math.round(top(to)) + 2}l${b} ${high - 5}L${under} ${Math.round(top(from)) + high - 2}z`;
  });
  const dark = ends
    .slice(1)
    .flatMap((to) =>
      [0.36, 0.6, 0.82].map((part) => flick(to - 3, top(to) + high * part, -rnd(12, 20) - part * 26, 3)),
    );
  const shadow = polygon([...line(0), ...line(high + 4).reverse()]);
  return { shadow, blocks: blocks.join(""), dark: dark.join("") };
}

/** Thin layers of marl between the beds. */
export function marl(): string {
  const rnd = chance(77);
  const rows = [150, 160, 169, 208, 218, 266, 275, 286, 326, 336, 345];
  return rows
    .map((depth) => {
      const line = bowed([depth, depth - 13, depth + 8, 0]);
      const marks: string[] = [];
      for (let x = SECOND_END(depth) + rnd(8, 60); x < 1190; x += rnd(16, 70)) {
        const long = rnd(34, 120);
        marks.push(flick(x, line(x), long, rnd(3, 5), line(x + long) - line(x)));
        x += long;
      }
      return marks.join("");
    })
    .join("");
}
