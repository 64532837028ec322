import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Medal } from "../../ui/scenes/medal.tsx";
import { Onward } from "./onward.tsx";

/** Three medals, which lead to all of them. */
export function Awards() {
  const text = useText("home");
  return (
    <section className="section wrap home-awards">
      <div className="home-medals">
        <Medal tone="silver" motif="grapes" />
        <Medal tone="gold" motif="hut" />
        <Medal tone="bronze" motif="oliveBranch" />
      </div>
      <div>
        <h2>{text("awards.title")}</h2>
        <p>{text("awards.text")}</p>
        <Onward to={pathTo("awards", useLanguage())}>{text("awards.link")}</Onward>
      </div>
    </section>
  );
}
