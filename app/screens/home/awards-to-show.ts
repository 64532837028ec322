import { AWARDS, type Award } from "../../shop/awards/awards.ts";
import type { Product } from "../../shop/catalogue/product.ts";

const SHOWN = 3;

/** The newest awards of available products, each with its product. */
export function awardsToShow<Sold extends Pick<Product, "slug" | "stock">>(
  products: readonly Sold[],
  awards: readonly Award[] = AWARDS,
): { award: Award; product: Sold }[] {
  return awards
    .flatMap((award) => {
      const product = products.find(({ slug, stock }) => slug === award.product && stock > 0);
      return product ? [{ award, product }] : [];
    })
    .slice(0, SHOWN);
}
