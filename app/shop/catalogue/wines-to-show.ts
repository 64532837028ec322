import type { Product } from "./product.ts";

const SHOWN = 4;

/** A row of wines for whoever has not chosen yet: what can be bought, first one of each grape so that the row is not all of one kind. */
export function winesToShow(wines: readonly Product[]): Product[] {
  const inStock = wines.filter(({ stock }) => stock > 0);
  const isFirstOfItsGrape = (wine: Product) => inStock.find(({ grape }) => grape === wine.grape) === wine;
  const firsts = inStock.filter(isFirstOfItsGrape);
  const others = inStock.filter((wine) => !isFirstOfItsGrape(wine));
  return [...firsts, ...others].slice(0, SHOWN);
}
