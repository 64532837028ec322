import type { TFunction } from "i18next";
import type { Language } from "../../i18n/languages.ts";
import { companions, similarProducts } from "../../shop/catalogue/neighbours.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { cardProduct } from "../../ui/card-product.server.ts";

/** What others of the house go with a product, what is most like it, what there is instead of it, and what lies in its box, as the page shows them. */
export function describeNeighbours(
  product: Product,
  catalogue: readonly Product[],
  language: Language,
  text: (namespace: string) => TFunction,
) {
  const similar = similarProducts(product, catalogue);
  const allWine = product.category === "wine" && similar.every(({ category }) => category === "wine");
  const title = text("product-label")(allWine ? "related.similarWines" : "related.similar");
  const inTheBox = catalogue.filter(({ id }) => product.boxContents?.includes(id));
  const inStock = similar.find(({ stock }) => stock > 0);
  return {
    goesWith: {
      title: text("product-label")("related.goesWith"),
      products: companions(product, catalogue).map(asCompanion),
    },
    similar: { title, products: similar.map((one) => cardProduct(one, language, text)) },
    inTheBox:
      inTheBox.length > 0 ? { title: text("product-label")("grape.gift"), products: inTheBox.map(asCompanion) } : null,
    instead: product.stock <= 0 && inStock ? { title, products: [asCompanion(inStock)] } : null,
  };
}

function asCompanion({ id, slug, name, year, priceCents }: Product) {
  return { id, slug, name, year, priceCents };
}
