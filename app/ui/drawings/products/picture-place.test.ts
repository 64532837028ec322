import { expect, it } from "vitest";
import type { Shape } from "../../../shop/catalogue/drawing.ts";
import { placeInPicture } from "./picture-place.ts";

const bottle = (shape: Shape) => ({
  shape,
  glass: "green" as const,
  capsule: "gold" as const,
  label: { paper: "paper" as const, ink: "ink" as const, motif: "hut" as const },
});

it.each<[Shape, number | undefined, string | undefined]>([
  ["bordeaux", 750, undefined],
  ["bordeaux", undefined, undefined],
  // The cube root of 500/750 is 0.874; 60 and 296 times 0.13 are 7.8 and 38.48.
  ["burgundy", 500, "translate(8 38)scale(0.87)"],
  ["sparkling", 375, "translate(13 62)scale(0.79)"],
  ["oil", 500, undefined],
  ["oil", 250, "translate(13 62)scale(0.79)"],
  ["schnapps", 350, "translate(7 33)scale(0.89)"],
  // No frame holds a magnum beside other bottles.
  ["bordeaux", 1500, undefined],
  ["giftBox", 2250, "translate(-5-24)scale(1.08)"],
])("a %s of %j millilitres stands in its picture by %j", (shape, volumeMl, place) => {
  const volume = volumeMl === undefined ? {} : { volumeMl };
  expect(placeInPicture({ drawing: bottle(shape), year: null, ...volume })).toBe(place);
});

it.each<[Shape, string | undefined]>([
  ["bordeaux", undefined],
  // 0.14 of 60 and of 296 are 8.4 and 41.44.
  ["oil", "translate(-8-41)scale(1.14)"],
  // 0.06 of them are 3.6 and 17.76.
  ["schnapps", "translate(-4-18)scale(1.06)"],
  ["giftBox", "translate(-5-24)scale(1.08)"],
])("alone in its frame a %s fills it, whatever it holds, by %j", (shape, place) => {
  expect(placeInPicture({ drawing: bottle(shape), year: null, volumeMl: 250 }, true)).toBe(place);
});
