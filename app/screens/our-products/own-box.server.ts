import type { BoxedBottle, Drawing } from "../../shop/catalogue/drawing.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { winesToShow } from "../../shop/catalogue/wines-to-show.ts";
import { pictureMarkup } from "../../ui/drawings/products/picture-markup.server.ts";

/** A plain crate with the winery's hut on it: its bottles say what it is. */
const CRATE: Drawing = {
  ...{ shape: "giftBox", glass: "clear", capsule: "paper" },
  label: { paper: "paper", ink: "soil", motif: "hut" },
};

/** The picture of a box as a visitor may fill it: with a wine of each colour. */
export function ownBoxMarkup(catalogue: readonly Product[]): string {
  const wines = winesToShow(catalogue.filter(({ category }) => category === "wine"));
  return pictureMarkup({ ...CRATE, holds: wines.map(({ drawing }) => drawing).filter(isBottle) }, null);
}

const isBottle = (drawing: Drawing): drawing is Drawing & BoxedBottle => drawing.shape !== "giftBox";
