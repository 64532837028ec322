import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { SectionLink } from "./section-link.tsx";

/** The three soils cut open, and the land in three figures. */
export function TerroirSection() {
  const text = useText("home");
  return (
    <section>
      <Scene name="soils" className="home-soils" />
      <div className="wrap home-land">
        <div className="home-land-words">
          <h2>{text("terroir.title")}</h2>
          <p className="lead">{text("terroir.text")}</p>
        </div>
        <div className="home-land-words">
          <dl className="home-figures">
            {["vineyards", "altitude", "varieties"].map((figure) => (
              <div key={figure}>
                <dt>{text(`terroir.${figure}`)}</dt>
                <dd>{text(`terroir.${figure}Figure`)}</dd>
              </div>
            ))}
          </dl>
          <SectionLink to={pathTo("terroir", useLanguage())}>{text("terroir.link")}</SectionLink>
        </div>
      </div>
    </section>
  );
}
