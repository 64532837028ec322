import { expect, test } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import type { WineColour } from "./drawing.ts";
import type { Product } from "./product.ts";
import { winesToShow } from "./wines-to-show.ts";

const [entry] = SAMPLE_CATALOGUE;

function wine(id: string, colour: WineColour, stock = 10): Product {
  if (!entry) throw new Error("The sample catalogue is empty");
  const { texts, ...product } = entry;
  return { ...product, ...texts.en, id, stock, drawing: { ...product.drawing, wine: colour } };
}

const shown = (wines: Product[]) => winesToShow(wines).map(({ id }) => id);

test("the row shows one wine of each colour, in the catalogue's order", () => {
  const wines = [wine("a", "straw"), wine("b", "straw"), wine("c", "rose"), wine("d", "amber"), wine("e", "herb")];
  expect(shown(wines)).toEqual(["a", "c", "d", "e"]);
});

test("with fewer colours than places further wines fill the row", () => {
  const wines = [wine("a", "straw"), wine("b", "straw"), wine("c", "rose"), wine("d", "straw"), wine("e", "rose")];
  expect(shown(wines)).toEqual(["a", "c", "b", "d"]);
});

test("what is sold out is not shown", () => {
  expect(shown([wine("a", "straw", 0), wine("b", "straw")])).toEqual(["b"]);
});
