import { expect, it } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { VINEYARDS, vineyardOf } from "./vineyards.ts";

/** Teran of one plot, Merlot of another, Cabernet of a third. */
const BLENDED = "kazun-2019";

it("every wine, sparkling wine and oil has grown on one piece of land, a blend, a spirit or a box on none", () => {
  for (const { slug, category } of SAMPLE_CATALOGUE) {
    const grownOn = VINEYARDS.filter(({ products }) => products.includes(slug)).map(({ id }) => id);
    const isGrown = category === "wine" || category === "sparkling" || category === "oil";
    const ofOnePlot = isGrown && slug !== BLENDED;
    expect([slug, grownOn]).toEqual([slug, ofOnePlot ? [vineyardOf(slug)?.id] : []]);
  }
});

it("the land names only what the shop sells", () => {
  const slugs = SAMPLE_CATALOGUE.map(({ slug }) => slug);
  expect(VINEYARDS.flatMap(({ products }) => products).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it("what the terroir's page says of the soils holds: red for Teran, grey for Merlot, 140 metres for Cabernet", () => {
  expect(vineyardOf("teran-2023")?.soil).toBe("red");
  expect(vineyardOf("merlot-2022")?.soil).toBe("grey");
  expect(vineyardOf("cabernet-sauvignon-2021")?.altitude).toBe(140);
  expect(vineyardOf("medica")).toBeNull();
});
