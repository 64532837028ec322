import fc from "fast-check";
import { expect, it } from "vitest";
import { intensityOf, oilStepOf } from "./oil-style.ts";

it.each([
  [0, "delicate", 1],
  [1.9, "delicate", 1],
  [2, "delicate", 1],
  [2.1, "delicate", 2],
  [2.9, "delicate", 2],
  [3, "medium", 2],
  [4, "medium", 2],
  [4.1, "medium", 3],
  [6, "medium", 3],
  [6.1, "robust", 4],
  [8, "robust", 4],
  [8.1, "robust", 5],
  [10, "robust", 5],
] as const)("a median of %d is called %s and drawn at step %d", (median, intensity, step) => {
  expect(intensityOf(median)).toBe(intensity);
  expect(oilStepOf(median)).toBe(step);
});

it("more is never drawn as less", () => {
  const median = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(median, median, (one, other) => {
      expect(oilStepOf(Math.max(one, other))).toBeGreaterThanOrEqual(oilStepOf(Math.min(one, other)));
    }),
  );
});
