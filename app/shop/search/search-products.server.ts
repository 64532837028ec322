import type { TFunction } from "i18next";
import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Product } from "../catalogue/product.ts";
import { listNames, listProducts, type ProductNames } from "../catalogue/products.store.server.ts";
import { sweetnessOf } from "../catalogue/wine-style.ts";
import { type Findable, rank } from "./rank.ts";

/**
 * The products that answer a query, in the language of the page; they may be asked for by name, grape and kind in each of the four,
 * and by what is written about them in the page's own. Of equals what can be bought comes first (docs/rules.md "Search").
 */
export async function searchProducts(connection: Connection, language: Language, query: string): Promise<Product[]> {
  const [products, names] = await Promise.all([listProducts(connection, language), listNames(connection)]);
  const inOrder = products.toSorted((one, other) => Number(other.stock > 0) - Number(one.stock > 0));
  const findables = inOrder.map((product) => findableProduct(product, names, language));
  return rank(findables, query);
}

function findableProduct(product: Product, all: readonly ProductNames[], language: Language): Findable<Product> {
  const { id, year, summary, tastingNote, food, category, style, boxContents } = product;
  const names = all.filter(({ productId }) => productId === id);
  const contents = all.filter(({ productId }) => boxContents?.includes(productId));
  const wine = translator(language, "wine");
  const sweetness = style?.wine ? [wine(`sweetness.${sweetnessOf(category, style.wine)}`)] : [];
  return {
    found: product,
    name: [...names.map(({ name }) => name), ...(year === null ? [] : [`${year}`])],
    grape: [...names, ...contents].map(({ grape }) => grape),
    kind: LANGUAGES.flatMap((each) => kindWords(product, translator(each, "search-words"))).concat(sweetness),
    text: [summary, tastingNote, food],
  };
}

/** How people call its kind and its colour. */
function kindWords({ category, style }: Product, text: TFunction): string[] {
  return [text(`categories.${category}`), ...(style?.glass ? [text(`glasses.${style.glass}`)] : [])];
}
