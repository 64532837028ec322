import { useLanguage, useText } from "../../i18n/text.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";

/** The headline over the land, which is red earth, and a bottle that grows there, red if there is one; it links to its page. */
export function Hero({ wine }: { wine: CardProduct | undefined }) {
  const text = useText("home");
  const language = useLanguage();
  return (
    <section className="home-hero">
      <div className="wrap home-hero-words">
        <h1>{text("hero.title")}</h1>
        <p className="lead">{text("hero.lead")}</p>
        <div className="button-row">
          <Link className="button button-primary" to={pathTo("our-products", language)}>
            {text("hero.shop")}
          </Link>
          <Link className="button button-secondary" to={pathTo("reservation", language)}>
            {text("hero.visit")}
          </Link>
        </div>
      </div>
      <div className="home-landscape">
        <Scene name="coast" first />
        {wine && (
          <Link to={pathTo("product", language, { slug: wine.slug ?? wine.id })}>
            <img src={assetPath(wine.id, "card")} width="120" height="300" alt="" />
            <span className="home-hero-wine">
              {wine.name} <Price cents={wine.priceCents} kuna />{" "}
              <LitrePrice cents={wine.priceCents} volumeMl={wine.volumeMl} />
            </span>
          </Link>
        )}
      </div>
    </section>
  );
}
