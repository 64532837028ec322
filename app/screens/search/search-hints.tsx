import { useLanguage, useText, useTextTree } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** What others search for, each a link to its answers. */
export function OftenSearched() {
  const text = useText("search");
  const words = useTextTree("search")("try", {});
  const language = useLanguage();
  return (
    <section className="search-often">
      <p className="quiet">{text("hint")}</p>
      <h2>{text("tryTitle")}</h2>
      <ul className="plain-list">
        {Array.isArray(words) &&
          words.map((word: string) => (
            <li key={word}>
              <Link to={pathTo("search", language, {}, { q: word })}>{word}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Where nothing answers: other words, everything there is, and somebody to ask. */
export function NothingFound() {
  const text = useText("search");
  const language = useLanguage();
  return (
    <>
      <p className="prose">{text("none.text")}</p>
      <OftenSearched />
      <div className="button-row">
        <ButtonLink href={pathTo("our-products", language)}>{text("none.shop")}</ButtonLink>
        <ButtonLink href={pathTo("contact", language)} kind="secondary">
          {text("none.contact")}
        </ButtonLink>
      </div>
    </>
  );
}
