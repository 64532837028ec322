/** Bread on the table, modelled in units of 20 of the picture, the table's top at 0; and the ham that hangs beside it. */
import { below, carved, egg, type Form, joined, rod, turned } from "./clay.ts";
import type { Model } from "./lit.ts";

/** A cured leg of ham that hangs by its shank, cut at one side: what is left of it, so far below its skin. */
const leg = joined(2.4, egg([6.6, 13.4, 0], [4.1, 5.4, 3]), rod([7.4, 16, 0], [8.7, 22.3, 0], 2.1, 0.95));
const taken = below([0.86, 0.24, -0.62], 6.9);
const left =
  (below: number, proud: number): Form =>
  (x, y, z) =>
    Math.max(leg(x, y, z) + below, -taken(x, y, z) - proud);
/** The bone that ends in the cut, and its marrow. */
const bone = rod([7.1, 12.4, -0.5], [5.9, 12.07, 0.4], 0.95, 0.95);
const marrow = rod([7.1, 12.4, -0.5], [5.74, 12, 1.02], 0.45, 0.45);
const hoof = joined(0.4, rod([8.8, 22.6, 0], [9, 23.8, 0], 1.1, 1.2), rod([9, 23.8, 0], [9.2, 24.9, 0.3], 1.1, 0.7));

export const stillLife: Record<"bread" | "hanging", () => Model> = {
  bread: () => {
    const model: Model = {
      table: (_x, y, z) => Math.max(y, z - 6),
      bread: carved(0.35, egg([6.6, 1.6, -0.5], [5.6, 3.3, 4]), below([0, 1, 0], 0)),
    };
    return Object.fromEntries(Object.entries(model).map(([name, form]) => [name, turned(form, 0, 13)]));
  },
  hanging: () => ({
    skin: left(0, 0),
    fat: left(0.12, 0.05),
    meat: left(0.8, 0.1),
    bone,
    marrow,
    hoof,
    cord: rod([9.2, 24.9, 0], [9.2, 34, 0], 0.16),
  }),
};
