import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";

/** A package as the home page offers it. */
export type OfferedPackage = {
  name: string;
  /** What is poured and served. */
  holds: string;
  /** For an adult, in cents. */
  adultCents: number;
};

/** What a tasting is and costs, and where to book one. */
export function TastingSection({ packages }: { packages: readonly OfferedPackage[] }) {
  const text = useText("home");
  return (
    <section className="home-part home-tasting on-ink">
      <Scene name="tasting-table" className="home-scene" />
      <div className="home-words">
        <h2>{text("tasting.title")}</h2>
        <p>{text("tasting.text")}</p>
        <ul className="home-packages plain-list">
          {packages.map(({ name, holds, adultCents }) => (
            <li key={name}>
              <strong>{name}</strong> <Price cents={adultCents} kuna /> <p className="small">{holds}</p>
            </li>
          ))}
        </ul>
        <p className="small">{text("tasting.languages")}</p>
        <Link className="button button-secondary" to={pathTo("reservation", useLanguage())}>
          {text("tasting.link")}
        </Link>
      </div>
    </section>
  );
}
