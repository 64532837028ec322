import { expect, test } from "vitest";
import { AWARDS } from "../../shop/awards/awards.ts";
import { awardsToShow } from "./awards-to-show.ts";

const all = [...new Set(AWARDS.map(({ product }) => product))].map((slug) => ({ slug, stock: 6 }));
const shown = (products: typeof all) => awardsToShow(products).map(({ award }) => award.id);

test("the newest awards are shown, three of them", () => {
  expect(shown(all)).toEqual(AWARDS.slice(0, 3).map(({ id }) => id));
});

test("what is sold out or no longer in the catalogue is passed over", () => {
  const [first, second, ...others] = AWARDS;
  const products = all
    .filter(({ slug }) => slug !== second?.product)
    .map((product) => (product.slug === first?.product ? { ...product, stock: 0 } : product));
  expect(shown(products)).toEqual(others.slice(0, 3).map(({ id }) => id));
});
