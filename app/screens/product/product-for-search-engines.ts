import type { TFunction } from "i18next";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { WINERY } from "../../shop/winery.ts";

/** A product as schema.org describes it, with the way to it; `list` translates the texts of the list. */
export function productForSearchEngines(product: Product, language: Language, publicUrl: string, list: TFunction) {
  const { id, slug, name, year, summary, category, priceCents, stock } = product;
  const url = publicUrl + pathTo("product", language, { slug });
  const shelf = pathTo("our-products", language);
  return [
    {
      "@type": "Product",
      name: [name, year].filter(Boolean).join(" "),
      sku: id,
      description: summary,
      image: `${publicUrl}/assets/${id}`,
      brand: { "@type": "Brand", name: WINERY.name },
      offers: {
        "@type": "Offer",
        url,
        priceCurrency: "EUR",
        price: (priceCents / 100).toFixed(2),
        availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
      },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: list("title"), item: publicUrl + shelf },
        {
          "@type": "ListItem",
          position: 2,
          name: list(`categories.${category}`),
          item: `${publicUrl}${shelf}?category=${category}`,
        },
        { "@type": "ListItem", position: 3, name, item: url },
      ],
    },
  ];
}
