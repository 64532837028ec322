import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { SectionLink } from "./section-link.tsx";

/** Three medals, which lead to all of them. */
export function AwardsSection() {
  const text = useText("home");
  return (
    <section className="section wrap home-awards">
      <Scene name="medals" className="home-medals" />
      <div>
        <h2>{text("awards.title")}</h2>
        <p>{text("awards.text")}</p>
        <SectionLink to={pathTo("awards", useLanguage())}>{text("awards.link")}</SectionLink>
      </div>
    </section>
  );
}
