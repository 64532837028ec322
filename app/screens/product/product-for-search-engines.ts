import type { BreadcrumbList, ProductLeaf } from "schema-dts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { decimalEuro } from "../../shop/money/money.ts";
import { WINERY } from "../../shop/winery/winery.ts";

type MatchedScreen = Pick<ScreenRequest, "language" | "text"> & { platform: { settings: { publicUrl: string } } };

/** A product and its offer as schema.org describes them; the price is decimal euro. */
export function productForSearchEngines(product: Product, name: string, { platform, language, text }: MatchedScreen) {
  const { id, slug, summary, category, priceCents, stock } = product;
  const { publicUrl } = platform.settings;
  return {
    "@type": "Product",
    name,
    description: summary,
    sku: id,
    category: text("our-products")(`categories.${category}`),
    image: publicUrl + assetPath(id),
    brand: { "@type": "Brand", name: WINERY.name },
    offers: {
      "@type": "Offer",
      url: publicUrl + pathTo("product", language, { slug }),
      price: decimalEuro(priceCents).toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    },
  } as const satisfies ProductLeaf;
}

/** The breadcrumb from the home page to a product, as schema.org describes it; the last item is the page itself. */
export function crumbsForSearchEngines({ platform, language, text }: MatchedScreen, name: string) {
  const frame = text("frame");
  const above = (["home", "our-products"] as const).map((screen) => ({
    name: frame(`screens.${screen}`),
    item: platform.settings.publicUrl + pathTo(screen, language),
  }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...crumb,
    })),
  } as const satisfies BreadcrumbList;
}
