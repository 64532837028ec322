import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { SectionLink } from "./section-link.tsx";

/** The olive trees and what is pressed from them. */
export function OilSection() {
  const text = useText("home");
  return (
    <section className="home-part home-oil">
      <Scene name="olive-grove" className="home-scene" />
      <div className="home-words">
        <h2>{text("oil.title")}</h2>
        <p>{text("oil.text")}</p>
        <SectionLink to={pathTo("our-products", useLanguage(), {}, { category: "oil" })}>
          {text("oil.link")}
        </SectionLink>
      </div>
    </section>
  );
}
