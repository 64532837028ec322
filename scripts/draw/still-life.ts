/** What lies on the table, modelled in units of 20 of the picture, the table's top at 0; and what hangs beside it. */
import { below, bent, carved, egg, type Form, joined, moved, type Place, rod, shared, turned } from "./clay.ts";
import type { Model } from "./lit.ts";

/** A vessel turned around an upright axis. @param profile heights with their radii, from the foot up */
export const vessel = ([cx, , cz]: Place, profile: readonly (readonly [number, number])[]): Form => {
  const [low, high] = [profile[0]?.[0] ?? 0, profile[profile.length - 1]?.[0] ?? 0];
  const radius = (y: number) => {
    const found = profile.findIndex(([height]) => height >= y);
    const index = Math.max(1, found === -1 ? profile.length - 1 : found);
    const [[y0, r0], [y1, r1]] = [profile[index - 1] ?? [0, 0], profile[index] ?? [0, 0]];
    const part = Math.min(1, Math.max(0, (y - y0) / (y1 - y0 || 1)));
    return r0 + (r1 - r0) * part * part * (3 - 2 * part);
  };
  return (x, y, z) => Math.max((Math.hypot(x - cx, z - cz) - radius(y)) * 0.75, low - y, y - high);
};

/** An upright slab between two angles of a wheel. */
const sector = ([cx, cy, cz]: Place, radius: number, half: number, from: number, to: number): Form => {
  const side = (degrees: number, sign: number): Form => {
    const turn = (degrees * Math.PI) / 180;
    return moved(below([sign * -Math.sin(turn), 0, sign * Math.cos(turn)], 0), [cx, cy, cz]);
  };
  const disc: Form = (x, y, z) => Math.max(Math.hypot(x - cx, z - cz) - radius, Math.abs(y - cy) - half);
  return shared(0.15, disc, side(from, -1), side(to, 1));
};

/** A loaf with three cuts across its crust. */
function loaf([x, y, z]: Place): Form {
  const cuts = [-2.6, 0, 2.6].map((at) =>
    bent([x + at - 1, y + 2, z + 3, 0.2], [x + at, y + 3.3, z, 0.75], [x + at + 0.6, y + 2.2, z - 3, 0.2]),
  );
  return carved(0.35, egg([x, y, z], [5.6, 3.3, 4]), ...cuts, below([0, 1, 0], 0));
}

/** A slice of ham thin as a leaf, in waves; its rim is fat. @param rim whether that alone is meant */
const leafOfHam =
  ([cx, cy, cz]: Place, wave: number, rim: boolean): Form =>
  (x, y, z) => {
    const [dx, dz] = [x - cx, z - cz];
    const reach = Math.hypot(dx / 2.9, dz / 2);
    const height = cy + 0.55 * Math.sin(dx * 1.7 + wave) + 0.3 * Math.cos(dz * 2 + wave * 2);
    const [half, edge] = rim ? [0.2, Math.max(reach - 1, 0.8 - reach)] : [0.16, reach - 1];
    return Math.max((Math.abs(y - height) - half) * 0.5, edge * 1.8);
  };
const HAM = [
  [62.6, 0.9, 1.7],
  [65.8, 1.1, 2],
  [64, 1.7, -0.2],
  [67.6, 1.2, -0.6],
] as const;
const ham = (rim: boolean) => joined(0.05, ...HAM.map((place, index) => leafOfHam(place, index * 2.1, rim)));

/** A cured leg of ham that hangs by its shank, cut at one side: what is left of it, so far below its skin. */
const leg = joined(2.4, egg([6.6, 13.4, 0], [4.1, 5.4, 3]), rod([7.4, 16, 0], [8.7, 22.3, 0], 2.1, 0.95));
const taken = below([0.86, 0.24, -0.62], 6.9);
const left =
  (below: number, proud: number): Form =>
  (x, y, z) =>
    Math.max(leg(x, y, z) + below, -taken(x, y, z) - proud);
const hoof = joined(0.4, rod([8.8, 22.6, 0], [9, 23.8, 0], 1.1, 1.2), rod([9, 23.8, 0], [9.2, 24.9, 0.3], 1.1, 0.7));

const oliveBowl = carved(
  0.2,
  egg([72, 1.5, 1.4], [3, 2.1, 2.8]),
  egg([72, 2.6, 1.4], [2.5, 1.9, 2.3]),
  below([0, -1, 0], -2.1),
  below([0, 1, 0], 0),
);
const olives = joined(
  0.05,
  ...[
    [71, 1.9, 2.3],
    [72.4, 2, 2.6],
    [73.4, 1.9, 1.5],
    [71.6, 2.2, 0.8],
    [72.6, 2.6, 1.7],
  ].map(([x = 0, y = 0, z = 0]) => egg([x, y, z], [0.9, 0.72, 0.75])),
);
const carafe = [
  [0, 2.6],
  [0.5, 2.9],
  [3, 3],
  [5, 2.2],
  [6.4, 1],
  [8.6, 0.85],
  [9.2, 1.15],
] as const;
export const stillLife: Record<"table" | "hanging", () => Model> = {
  table: () => {
    const wheel = sector([49.6, 2.4, 2.6], 8.4, 2, -46, -6);
    const rind: Form = (x, y, z) => Math.max(wheel(x, y, z) - 0.03, 7.9 - Math.hypot(x - 49.6, z - 2.6));
    const model: Model = {
      table: (_x, y, z) => Math.max(y, z - 6),
      board: (x, y, z) => Math.max(Math.abs(x - 60) - 10.8, Math.abs(y - 0.2) - 0.3, Math.abs(z - 0.4) - 4),
      bread: loaf([6.6, 1.6, -0.5]),
      cheese: wheel,
      rind,
      ham: ham(false),
      fat: ham(true),
      bowl: oliveBowl,
      olives,
      oil: vessel([115.4, 0, 0], carafe),
      cork: rod([115.4, 9, 0], [115.4, 10.4, 0], 0.75, 0.9),
    };
    return Object.fromEntries(Object.entries(model).map(([name, form]) => [name, turned(form, 0, 13)]));
  },
  hanging: () => ({
    skin: left(0, 0),
    fat: left(0.12, 0.05),
    meat: left(0.8, 0.1),
    hoof,
    cord: rod([9.2, 24.9, 0], [9.2, 34, 0], 0.16),
  }),
};
