import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Award } from "../../shop/awards/awards.ts";
import { AwardPicture } from "../../ui/award-picture.tsx";
import { Link } from "../../ui/link.tsx";
import { SectionLink } from "./section-link.tsx";

/** An award with the name of its wine, in two lines the medal and where it was won, and what its judges said. */
type ShownAward = Pick<Award, "media" | "product"> & {
  name: string;
  words: [medal: string, where: string];
  said: string;
};

/** Three medals beside the wines that won them and the judges' words, each linked to its bottle. */
export function AwardsSection({ awards }: { awards: readonly ShownAward[] }) {
  const text = useText("home");
  const language = useLanguage();
  return (
    <section className="section wrap home-awards">
      <div className="home-section-head">
        <h2>{text("awards.title")}</h2>
        <p className="lead">{text("awards.text")}</p>
        <SectionLink to={pathTo("awards", language)}>{text("awards.link")}</SectionLink>
      </div>
      <ul className="plain-list">
        {awards.map(({ media, product, name, words: [medal, where], said }) => (
          <li key={product}>
            <AwardPicture media={media} product={product} />
            <div>
              <h3>
                <Link to={pathTo("product", language, { slug: product })}>{name}</Link>
              </h3>
              <p>
                {medal}
                <br />
                {where}
              </p>
              {said && <p>{said}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
