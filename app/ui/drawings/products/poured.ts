import type { WineColour } from "../../../shop/catalogue/drawing.ts";
import type { Product } from "../../../shop/catalogue/product.ts";
import { colourInGlass } from "../../../shop/catalogue/product-properties.ts";
import type { ProductStyle } from "../../../shop/catalogue/product-style.ts";

/** A glass or a dish of a product, as the common file of drawings names it, and the colour of what is in it. */
export type Poured = {
  into: `glass-${NonNullable<ProductStyle["glass"]>}` | "oil-dish";
  colour: WineColour | "ruby" | "oil";
};

/** What a product is served in; null for what is not poured. */
export function pouredOf(product: Pick<Product, "category" | "style" | "drawing">): Poured | null {
  if (product.category === "oil") return { into: "oil-dish", colour: "oil" };
  const colour = colourInGlass(product);
  return product.style?.glass && colour ? { into: `glass-${product.style.glass}`, colour } : null;
}
