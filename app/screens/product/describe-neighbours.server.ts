import type { TFunction } from "i18next";
import { boundLetters } from "../../i18n/bound-letters.ts";
import type { Language } from "../../i18n/languages.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { companions, similarProducts } from "../../shop/catalogue/neighbours.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { pricedVolumeMl } from "../../shop/catalogue/product-properties.ts";
import { cardProduct, groundOf } from "../../ui/card-product.server.ts";

/** What the page shows of related products: what goes with this one, what is most like it, what to buy instead, and what is in its box. */
export function describeNeighbours(
  product: Product,
  catalogue: readonly Product[],
  language: Language,
  text: (namespace: string) => TFunction,
) {
  const [nearest] = product.stock <= 0 ? similarProducts(product, catalogue) : [];
  const goesWith = companions(product, catalogue);
  // What stands above, beside a sold-out bottle or with what goes with it, need not stand below once more.
  const similar = similarProducts(
    product,
    catalogue.filter((other) => other !== nearest && !goesWith.includes(other)),
  );
  const allWine = product.category === "wine" && similar.every(({ category }) => category === "wine");
  const title = text("product-label")(allWine ? "related.similarWines" : "related.similar");
  const inTheBox = catalogue.filter(({ id }) => product.boxContents?.includes(id));
  return {
    goesWith: {
      title: text("product-label")("related.goesWith"),
      products: goesWith.map(asCompanion),
    },
    similar: { title, products: similar.map((one) => cardProduct(one, language, text)) },
    inTheBox:
      inTheBox.length > 0
        ? {
            title: text("product-label")("grape.gift"),
            bottles: inTheBox.map(({ summary, ...bottle }) => ({
              ...named(bottle),
              summary: boundLetters(summary, language),
            })),
          }
        : null,
    instead: nearest ? { title: text("product-label")("related.nearest"), products: [asCompanion(nearest)] } : null,
  };
}

const asCompanion = (product: Product) => ({
  ...named(product),
  priceCents: product.priceCents,
  ground: groundOf(product),
  volumeMl: pricedVolumeMl(product),
});

function named(product: Pick<Product, "id" | "slug" | "name" | "year">) {
  const { id, slug } = product;
  return { id, slug: slug === id ? undefined : slug, name: nameWithYear(product) };
}
