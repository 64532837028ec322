import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";

/** What a tasting is, and where to book one. */
export function TastingSection() {
  const text = useText("home");
  return (
    <section className="home-part home-tasting on-ink">
      <Scene name="tasting-table" className="home-scene" />
      <div className="home-words">
        <h2>{text("tasting.title")}</h2>
        <p>{text("tasting.text")}</p>
        <ul className="home-packages plain-list">
          {["basic", "elite", "languages"].map((line) => (
            <li key={line}>{text(`tasting.${line}`)}</li>
          ))}
        </ul>
        <Link className="button button-secondary" to={pathTo("reservation", useLanguage())}>
          {text("tasting.link")}
        </Link>
      </div>
    </section>
  );
}
