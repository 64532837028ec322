import { useLanguage, useText } from "../../i18n/text.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";
import { SectionLink } from "./section-link.tsx";

export type Oil = Pick<Product, "id" | "slug" | "priceCents" | "volumeMl"> & {
  /** As its label has it. */
  name: string;
  /** Its vintage and its litres. */
  facts: string;
};

/** The olive trees and what is pressed from them. */
export function OilSection({ oils }: { oils: readonly Oil[] }) {
  const text = useText("home");
  const language = useLanguage();
  return (
    <section className="home-part home-oil">
      <Scene name="olive-grove" className="home-scene" />
      <div className="home-words">
        <h2>{text("oil.title")}</h2>
        <p>{text("oil.text")}</p>
        <ul className="home-oils plain-list">
          {oils.map(({ id, slug, name, facts, priceCents, volumeMl }) => (
            <li key={id}>
              <Link to={pathTo("product", language, { slug })}>
                <img src={assetPath(id, "card")} alt="" width="24" height="60" loading="lazy" />
                {name}
              </Link>
              <small>{facts}</small>
              <Price cents={priceCents} kuna />
              <LitrePrice cents={priceCents} volumeMl={volumeMl} />
            </li>
          ))}
        </ul>
        <SectionLink to={pathTo("our-products", language, {}, { category: "oil" })}>{text("oil.link")}</SectionLink>
      </div>
    </section>
  );
}
