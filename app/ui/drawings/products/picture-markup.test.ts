import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { LABELS } from "../../../shop/winery/winery.ts";
import { PARTS_ID } from "./parts-id.ts";
import { pictureMarkup } from "./picture-markup.server.ts";
import { pictureParts } from "./picture-parts.server.tsx";
import { PICTURE_PARTS } from "./product-picture.tsx";

it("the address of the pictures' parts says what is in them", () => {
  const parts = renderToStaticMarkup(pictureParts());
  expect(PARTS_ID).toBe(`parts-${createHash("sha256").update(parts).digest("hex").slice(0, 8)}`);
  expect(PICTURE_PARTS).toBe(`/assets/${PARTS_ID}`);
});

it("a picture's markup is a bottle, its label, its motif and its words, in the product's colours", () => {
  const label = { paper: "soil", ink: "paper", motif: "boskarin", family: "band", words: ["Te & <ran>"] } as const;
  const markup = pictureMarkup({
    drawing: { shape: "bordeaux", glass: "black", capsule: "gold", label: { ...label, words: [...label.words] } },
    year: 2023,
  });
  expect(markup).toContain('<g class="glass-black capsule-gold label-soil ink-paper">');
  for (const part of ["bottle-bordeaux", "label-band", "motif-boskarin"]) {
    expect(markup).toContain(`<use href="${PICTURE_PARTS}#${part}"`);
  }
  expect(markup).toContain(">Te &amp; &lt;ran&gt;</text>");
  expect(markup).toContain(`>2023 · ${LABELS.region}</text>`);
});

const GIFT: Drawing = {
  shape: "giftBox",
  glass: "brown",
  capsule: "gold",
  label: { paper: "ink", ink: "gold", motif: "hut" },
  holds: [
    { shape: "oil", glass: "olive", capsule: "gold" },
    { shape: "schnapps", glass: "clear", capsule: "soil", wine: "honey" },
  ],
};
const partsOf = (markup: string) => [...markup.matchAll(/parts-[0-9a-f]{8}#([\w-]+)/g)].map((match) => match[1]);

it("a gift box shows each bottle that it holds, in that bottle's colours, between its back and its front", () => {
  const markup = pictureMarkup({ year: null, drawing: GIFT });
  expect(partsOf(markup)).toEqual([
    "crate-back",
    "boxed-oil",
    "boxed-schnapps",
    "crate-front",
    "label-brand",
    "motif-hut",
  ]);
  expect(markup).toContain('<g class="wood-brown label-ink ink-gold" ');
  expect(markup).toContain('class="glass-clear wine-honey capsule-soil"');
});

it("what is sent stands in a carton", () => {
  const parts = partsOf(pictureMarkup({ year: null, drawing: GIFT }, true, "carton"));
  expect([parts[0], parts.at(-3)]).toEqual(["carton-back", "carton-front"]);
});

it("a bottle in a box wears its label and its name", () => {
  const box = {
    shape: "giftBox",
    glass: "brown",
    capsule: "gold",
    label: { paper: "ink", ink: "gold", motif: "hut" },
  } as const;
  const label = { paper: "soil", ink: "paper", motif: "boskarin", family: "band", words: ["Teran"] } as const;
  const drawing = {
    ...box,
    holds: [
      {
        shape: "bordeaux" as const,
        glass: "black" as const,
        capsule: "soil" as const,
        label: { ...label, words: [...label.words] },
      },
    ],
  };
  const shown = pictureMarkup({ drawing, year: null });
  for (const part of ["boxed-bordeaux", "label-band", "motif-boskarin"]) expect(shown).toContain(`#${part}"`);
  expect(shown).toContain('class="glass-black capsule-soil label-soil ink-paper"');
  expect(shown).toContain(">Teran</text>");
});
