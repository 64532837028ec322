import { useText } from "../../i18n/text.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";

/** Who makes the wine, and what she says to a guest. */
export function HostSection() {
  const text = useText("home");
  return (
    <figure className="wrap home-host">
      <Scene name="marija" />
      <blockquote>{text("host.words")}</blockquote>
      <figcaption>{text("host.name")}</figcaption>
    </figure>
  );
}
