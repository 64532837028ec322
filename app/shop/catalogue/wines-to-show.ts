import type { Product } from "./product.ts";
import { colourInGlass } from "./product-properties.ts";

const SHOWN = 4;

/** A row of wines for whoever has not chosen yet: what can be bought, first one of each colour so that the row is not all of one kind. */
export function winesToShow(wines: readonly Product[]): Product[] {
  const inStock = wines.filter(({ stock }) => stock > 0);
  const isFirstOfItsColour = (wine: Product) =>
    inStock.find((other) => colourInGlass(other) === colourInGlass(wine)) === wine;
  const firsts = inStock.filter(isFirstOfItsColour);
  const others = inStock.filter((wine) => !isFirstOfItsColour(wine));
  return [...firsts, ...others].slice(0, SHOWN);
}
