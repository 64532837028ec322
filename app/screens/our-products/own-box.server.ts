import type { BoxedBottle } from "../../shop/catalogue/drawing.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { colourInGlass } from "../../shop/catalogue/product-facts.ts";
import { pictureMarkup } from "../../ui/drawings/products/picture-markup.server.ts";

/** So many stand side by side in front of one another and can still be told apart. */
const MOST_BOTTLES = 4;

/** The picture of a box as a visitor may fill it: with the first wine of each colour. */
export function ownBoxMarkup(catalogue: readonly Product[]): string {
  const firstOfColour = new Map<string | null, BoxedBottle>();
  for (const product of catalogue) {
    const { category, drawing } = product;
    const { shape, ...painted } = drawing;
    const colour = colourInGlass(product);
    if (category === "wine" && shape !== "giftBox" && !firstOfColour.has(colour)) {
      firstOfColour.set(colour, { shape, ...painted });
    }
  }
  return pictureMarkup(
    {
      ...{ shape: "giftBox", glass: "clear", capsule: "paper" },
      label: { paper: "paper", ink: "soil", motif: "hut", words: ["Po Vašem"] },
      holds: [...firstOfColour.values()].slice(0, MOST_BOTTLES),
    },
    null,
  );
}
