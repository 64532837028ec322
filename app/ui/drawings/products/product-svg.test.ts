import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { SAMPLE_CATALOGUE } from "../../../shop/sample/sample-catalogue.ts";
import { productSvg } from "./product-svg.tsx";

/** The bar for a picture; a box shows the labels of all that lies in it besides its own, so each of these may add a part of it. */
const MOST_BYTES = 3000;
const A_LABEL_MORE = 450;

it.each(SAMPLE_CATALOGUE)(
  "the picture of $id weighs at most 3,000 bytes on its way, and 450 for each bottle in it",
  (product) => {
    const { drawing, year } = product;
    const most = MOST_BYTES + A_LABEL_MORE * (drawing.holds?.length ?? 0);
    expect(brotliCompressSync(renderToStaticMarkup(productSvg(drawing, year))).length).toBeLessThanOrEqual(most);
  },
);

it("a box's picture tells the name of each bottle in it", () => {
  const box = SAMPLE_CATALOGUE.find(({ id }) => id === "poklon-crvena-zemlja");
  if (!box) throw new Error("The sample catalogue has no such box.");
  const bare = (box.drawing.holds ?? []).map(({ label, ...bottle }) => bottle);
  const wordsIn = (drawing: Drawing) =>
    renderToStaticMarkup(productSvg(drawing, null)).match(/<path transform=/g)?.length;
  // The house, the box and the land; Teran and Kažun.
  expect(wordsIn({ ...box.drawing, holds: bare })).toBe(3);
  expect(wordsIn(box.drawing)).toBe(5);
});
