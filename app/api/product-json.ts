import type { Language } from "../i18n/languages.ts";
import { assetPath, pathTo } from "../routing/paths.ts";
import type { Product } from "../shop/catalogue/product.ts";
import { sweetnessOf } from "../shop/catalogue/wine-style.ts";
import { decimalEuro, decimalEuroTenths } from "../shop/money/money.ts";
import { netTenths } from "../shop/money/vat.ts";

/** What every call answers of a product; prices are decimal euro (docs/interface.md "Calls"). */
export function productInCart({ id, slug, name, year, priceCents, stock }: Product) {
  return {
    id,
    slug,
    name,
    year,
    media: { thumb: assetPath(id, "thumb") },
    price: decimalEuroTenths(netTenths(priceCents)),
    price_with_tax: decimalEuro(priceCents),
    in_stock: stock > 0,
  };
}

/** A product of the catalogue's list. */
export function productInList(product: Product, language: Language, publicUrl: string) {
  const { id, slug, category, summary, volumeMl, alcoholTenths, boxed, style } = product;
  return {
    ...productInCart(product),
    category,
    summary,
    volume_ml: volumeMl,
    alcohol_percent: alcoholTenths / 10,
    sweetness: style?.wine ? sweetnessOf(category, style.wine) : null,
    boxed,
    url: publicUrl + pathTo("product", language, { slug }),
    picture: publicUrl + assetPath(id, "card-png"),
  };
}

/** A product with everything that its page shows. */
export function wholeProduct(product: Product, language: Language, publicUrl: string) {
  const { grape, tastingNote, food, serving, ingredients, allergens, nutrition } = product;
  return {
    ...productInList(product, language, publicUrl),
    grape,
    tasting_note: tastingNote,
    food,
    serving_celsius: serving,
    ingredients,
    allergens,
    nutrition,
  };
}
