import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Product } from "../catalogue/product.ts";
import { wineColour } from "../catalogue/product-properties.ts";
import { listNames, listProducts, type ProductNames } from "../catalogue/products.store.server.ts";
import { type Sweetness, sweetnessOf } from "../catalogue/wine-style.ts";
import { type Findable, rank } from "./rank.ts";

/**
 * The products that answer a query, in the language of the page; they may be asked for by name, grape, kind, colour and sweetness in each
 * of the four, and by what is written about them in the page's own. A word for a kind means that kind; of equals what can be bought comes
 * first (docs/rules.md "Search").
 */
export async function searchProducts(connection: Connection, language: Language, query: string): Promise<Product[]> {
  const [products, names] = await Promise.all([listProducts(connection, language), listNames(connection)]);
  const inOrder = products.toSorted((one, other) => Number(other.stock > 0) - Number(one.stock > 0));
  const findables = inOrder.map((product) => findableProduct(product, names));
  return rank(findables, query, { kindFirst: true });
}

function findableProduct(product: Product, all: readonly ProductNames[]): Findable<Product> {
  const { id, year, summary, tastingNote, food, boxContents } = product;
  const names = all.filter(({ productId }) => productId === id);
  const contents = all.filter(({ productId }) => boxContents?.includes(productId));
  return {
    found: product,
    name: [...names.map(({ name }) => name), ...(year === null ? [] : [`${year}`])],
    grape: [...names, ...contents].map(({ grape }) => grape),
    kind: LANGUAGES.flatMap((each) => kindWords(product, each)),
    text: [summary, tastingNote, food],
  };
}

/** How people call its kind in a language; of a wine also its colour and sweetness, as its card does and with other endings. */
function kindWords(product: Product, language: Language): string[] {
  const { category, style } = product;
  const [words, card] = [translator(language, "search-words"), translator(language, "wine")];
  const kind = words(`categories.${category}`);
  const colour = wineColour(product);
  if (!style?.wine || !colour) return [kind];
  const sweetness = sweetnessOf(category, style.wine);
  const endings = ENDINGS[sweetness];
  return [
    ...[kind, card(`colours.${colour}`), words(`colours.${colour}`), card(`sweetness.${sweetness}`)],
    ...(endings ? [words(`sweetness.${endings}`)] : []),
  ];
}

/** Under which still wine's term the endings of a term stand; `brut` has none. */
const ENDINGS: Partial<Record<Sweetness, "dry" | "mediumDry" | "medium" | "sweet">> = {
  ...({ dry: "dry", mediumDry: "mediumDry", medium: "medium", sweet: "sweet" } as const),
  ...({ extraDry: "dry", sec: "dry", demiSec: "mediumDry", doux: "sweet" } as const),
};
