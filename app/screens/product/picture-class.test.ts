import { expect, it } from "vitest";
import { pictureClass } from "./picture-class.ts";

it.each([
  ["wine", true, "product-picture product-poured"],
  ["oil", true, "product-picture product-poured product-dish"],
  ["gift", false, "product-picture product-boxed"],
  // Nobody has told in which glass it is served.
  ["wine", false, "product-picture"],
] as const)("%s, poured beside it: %s, stands in a frame of the classes %j", (category, isPoured, classes) => {
  expect(pictureClass(category, isPoured)).toBe(classes);
});
