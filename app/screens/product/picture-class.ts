import type { Category } from "../../shop/catalogue/product.ts";

/** The classes of a product's frame: a box is as wide as its frame lets it be, and a bottle makes room for what is poured of it, which of oil is a dish. */
export function pictureClass(category: Category, isPoured: boolean): string {
  if (isPoured) return `product-picture product-poured${category === "oil" ? " product-dish" : ""}`;
  return category === "gift" ? "product-picture product-boxed" : "product-picture";
}
