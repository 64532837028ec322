/** What the family wears, from the neck down, in centimetres below the middle between the eyes. */
import { below, carved, egg, type Form, joined, rod, rough, shared } from "./clay.ts";
import { both } from "./heads.ts";

/** Folds that hang from the shoulders towards the middle. */
const hanging = (x: number, y: number, z: number) =>
  Math.sin(Math.abs(x) * 0.9 - y * 0.55 + Math.sin(y * 0.5 + x * 0.3) * 1.3 + z * 0.2);

/** The trunk in cloth. @param wide half the shoulders @param folds how deep */
export const trunk = (wide: number, folds = 0.35): Form =>
  rough(
    joined(
      3.5,
      rod([-wide, -22.8, -4.5], [wide, -22.8, -4.5], 5),
      egg([0, -33, -2.6], [wide + 2, 16, 8.6]),
      ...both((side) => rod([0, -12.4, -5.4], [side * wide * 0.75, -18.6, -4.8], 2.6, 3.6)),
    ),
    folds,
    hanging,
  );

/** A band around the neck that stands lower in front. @param around its inner radius @param high how high it stands */
export const band = (around: number, high: number, thick: number): Form =>
  shared(
    0.6,
    carved(0.3, rod([0, -5, -2.6], [0, -23, -4.4], around + thick), rod([0, -3, -2.4], [0, -25, -4.6], around)),
    below([0, 1, 0.42], -14.8 + high),
    below([0, -1, -0.42], 16.8),
  );

/** A shirt's collar, open in front, with its two points. @param cloth what they lie on @param around the neck's radius */
export const collar = (cloth: Form, around: number): Form =>
  joined(
    0.3,
    carved(0.3, band(around, 1.8, 1), egg([0, -16, 5], [2.6, 6, 5])),
    ...both((side) =>
      shared(
        0.2,
        (x, y, z) => cloth(x, y, z) - 1,
        below([-side, -0.5, 0], 6.9),
        below([side * 1.36, -1, 0], 15.8),
        below([0, 0, -1], 1),
      ),
    ),
  );

/** What an open collar shows of the chest, to be carved. */
export const opening = (wide: number, deep: number): Form => egg([0, -15, 4.5], [wide, deep, 6]);
