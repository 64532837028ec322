import { Link } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { ProductPicture } from "../../ui/picture/product-picture.tsx";
import { Price } from "../../ui/price.tsx";

type Props = { products: readonly Pick<Product, "id" | "slug" | "name" | "year" | "priceCents" | "drawing">[] };

/** What goes with it. */
export function Related({ products }: Props) {
  const text = useText("product");
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="product-related" className="product-related">
      <h2 id="product-related">{text("related")}</h2>
      <ul className="plain-list product-related-list">
        {products.map(({ id, slug, name, year, priceCents, drawing }) => (
          <li key={id}>
            <Link to={pathTo("product", language, { slug })} prefetch="intent">
              <ProductPicture drawing={drawing} className="product-related-picture" />
              <span>
                {name} {year}
              </span>
            </Link>
            <Price cents={priceCents} kuna />
          </li>
        ))}
      </ul>
    </section>
  );
}
