import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import type { BoxedBottle, Drawing } from "../../shop/catalogue/drawing.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { winesToShow } from "../../shop/catalogue/wines-to-show.ts";
import { pictureMarkup } from "../../ui/drawings/products/picture-markup.server.ts";

/** A plain carton with the winery's hut on it: its bottles say what it is. */
const CARTON: Drawing = {
  ...{ shape: "giftBox", glass: "clear", capsule: "paper" },
  label: { paper: "paper", ink: "soil", motif: "hut", words: [`${BOTTLES_PER_BOX} boca`] },
};

/** The picture of a box as a visitor may fill it: full, a wine of each colour in front. */
export function ownBoxMarkup(catalogue: readonly Product[]): string {
  const wines = catalogue.filter(({ category }) => category === "wine");
  const inFront = winesToShow(wines);
  const behind = wines.filter((wine) => !inFront.includes(wine)).slice(0, BOTTLES_PER_BOX - inFront.length);
  const holds = [...bottlesOf(behind).map(withoutLabel), ...bottlesOf(inFront)];
  return pictureMarkup({ drawing: { ...CARTON, holds }, year: null }, true, "carton");
}

const bottlesOf = (wines: readonly Product[]) => wines.map(({ drawing }) => drawing).filter(isBottle);

/** Nobody sees the label of a bottle behind another. */
const withoutLabel = ({ label, ...bottle }: BoxedBottle): BoxedBottle => bottle;

const isBottle = (drawing: Drawing): drawing is Drawing & BoxedBottle => drawing.shape !== "giftBox";
