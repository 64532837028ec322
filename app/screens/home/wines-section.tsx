import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { ProductPicture } from "../../ui/drawings/products/product-picture.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import { SectionLink } from "./section-link.tsx";

type Wine = Pick<Product, "id" | "slug" | "name" | "year" | "summary" | "priceCents" | "drawing">;

/** Four bottles of the cellar, each leading to its page. */
export function WinesSection({ wines }: { wines: readonly Wine[] }) {
  const text = useText("home");
  const language = useLanguage();
  if (wines.length === 0) return null;
  return (
    <section className="section wrap">
      <div className="home-wines-head">
        <h2>{text("wines.title")}</h2>
        <SectionLink to={pathTo("our-products", language)}>{text("wines.all")}</SectionLink>
      </div>
      <ul className="plain-list home-wines">
        {wines.map(({ id, slug, name, year, summary, priceCents, drawing }) => (
          <li key={id} className="home-wine">
            <ProductPicture drawing={drawing} year={year} className="home-bottle" />
            <h3>
              <Link to={pathTo("product", language, { slug })}>
                {name} {year}
              </Link>
            </h3>
            <p>{summary}</p>
            <Price cents={priceCents} kuna />
          </li>
        ))}
      </ul>
    </section>
  );
}
