import type { Product } from "../shop/catalogue/product.ts";
import type { PouredColour } from "../shop/catalogue/product-properties.ts";

/** The classes of a product's background everywhere, by its kind and a wine's colour. */
export function groundClasses({ category, colour }: Pick<Product, "category"> & { colour?: PouredColour | undefined }) {
  return colour ? `kind-${category} wine-${colour}` : `kind-${category}`;
}
