import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { SAMPLE_CATALOGUE } from "../../../shop/sample/sample-catalogue.ts";
import { LABELS } from "../../../shop/winery/winery.ts";
import { CARDBOARD } from "./inks.ts";
import { productSvg } from "./product-svg.tsx";

/** Each letter of house and region is an outline of its own. */
const MOST_BYTES = 2400 + 60 * (LABELS.house.length + LABELS.region.length);

it.each(SAMPLE_CATALOGUE)("the picture of $id weighs little on its way", (product) => {
  expect(brotliCompressSync(renderToStaticMarkup(productSvg(product))).length).toBeLessThanOrEqual(MOST_BYTES);
});

it("a box's picture tells the name of each of two bottles in it", () => {
  const box = SAMPLE_CATALOGUE.find(({ id }) => id === "poklon-crvena-zemlja");
  if (!box) throw new Error("The sample catalogue has no such box.");
  const bare = (box.drawing.holds ?? []).map(({ label, ...bottle }) => bottle);
  const wordsIn = (drawing: Drawing) =>
    renderToStaticMarkup(productSvg({ drawing, year: null })).match(/<path transform=/g)?.length;
  // The house, and the box in two lines; Teran and Kažun.
  expect(wordsIn({ ...box.drawing, holds: bare })).toBe(3);
  expect(wordsIn(box.drawing)).toBe(5);
});

it("a carton in a list is of the cardboard of all others", () => {
  const sheet = readFileSync(new URL("picture.css", import.meta.url), "utf8");
  expect(/\.wood-clear \{\s*--glass: ([^;]+);/.exec(sheet)?.[1]).toBe(CARDBOARD);
});
