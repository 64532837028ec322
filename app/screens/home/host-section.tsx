import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { SectionLink } from "./section-link.tsx";

/** The winemaker, what she says to a guest, and the link to more about the winery. */
export function HostSection() {
  const [text, frame] = [useText("home"), useText()];
  return (
    <figure className="wrap home-host">
      <Scene name="marija" />
      <blockquote>{text("host.words")}</blockquote>
      <figcaption>
        <p>{text("host.name")}</p>
        <SectionLink to={pathTo("about-us", useLanguage())}>{frame("screens.about-us")}</SectionLink>
      </figcaption>
    </figure>
  );
}
