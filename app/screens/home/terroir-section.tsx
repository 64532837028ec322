import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { SectionLink } from "./section-link.tsx";

/** The land in three figures. */
export function TerroirSection() {
  const text = useText("home");
  return (
    <section className="home-part home-part-turned">
      <Scene name="vineyard" className="home-scene" />
      <div className="home-words">
        <h2>{text("terroir.title")}</h2>
        <p>{text("terroir.text")}</p>
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
    </section>
  );
}
