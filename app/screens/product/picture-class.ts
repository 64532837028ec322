import type { Category } from "../../shop/catalogue/product.ts";

/**
 * The classes of a product's frame: a box is as wide as its frame allows, and a bottle makes room for the glass, or for oil the dish,
 * beside it.
 */
export function pictureClass(category: Category, isPoured: boolean): string {
  if (isPoured) return `product-picture product-poured${category === "oil" ? " product-dish" : ""}`;
  return category === "gift" ? "product-picture product-boxed" : "product-picture";
}
