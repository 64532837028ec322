import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";

/** The headline over the land. */
export function Hero() {
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
      <Scene name="coast" className="home-landscape" first />
    </section>
  );
}
