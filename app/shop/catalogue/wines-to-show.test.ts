import { expect, test } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import type { Product } from "./product.ts";
import { winesToShow } from "./wines-to-show.ts";

const [entry] = SAMPLE_CATALOGUE;

function wine(id: string, grape: string, stock = 10): Product {
  if (!entry) throw new Error("The sample catalogue is empty");
  const { texts, ...product } = entry;
  return { ...product, ...texts.en, id, grape, stock };
}

const shown = (wines: Product[]) => winesToShow(wines).map(({ id }) => id);

test("the row shows one wine of each grape, in the catalogue's order", () => {
  const wines = [
    wine("a", "Malvasia"),
    wine("b", "Malvasia"),
    wine("c", "Teran"),
    wine("d", "Merlot"),
    wine("e", "Muscat"),
  ];
  expect(shown(wines)).toEqual(["a", "c", "d", "e"]);
});

test("with fewer grapes than places further wines fill the row", () => {
  const wines = [
    wine("a", "Malvasia"),
    wine("b", "Malvasia"),
    wine("c", "Teran"),
    wine("d", "Malvasia"),
    wine("e", "Teran"),
  ];
  expect(shown(wines)).toEqual(["a", "c", "b", "d"]);
});

test("what is sold out is not shown", () => {
  expect(shown([wine("a", "Malvasia", 0), wine("b", "Malvasia")])).toEqual(["b"]);
});
