import { useLanguage, useText, useTextTree } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";

/** How to search, and what others search for. */
export function OftenSearched() {
  const text = useText("search");
  return (
    <section>
      <p className="search-hint quiet">{text("hint")}</p>
      <h2>{text("tryTitle")}</h2>
      <SearchedWords />
    </section>
  );
}

/** Words that others search for, each a link to its answers. */
function SearchedWords() {
  const words = useTextTree("search")("try", {});
  const language = useLanguage();
  return (
    <ul className="search-words plain-list">
      {Array.isArray(words) &&
        words.map((word: string) => (
          <li key={word}>
            <Link to={pathTo("search", language, {}, { q: word })}>{word}</Link>
          </li>
        ))}
    </ul>
  );
}

/** For a search without results: other words, the whole catalogue, and a contact. */
export function NothingFound() {
  const text = useText("search");
  const language = useLanguage();
  return (
    <section className="search-nothing">
      <Scene name="empty-glass" first />
      <p className="search-hint">{text("none.text")}</p>
      <SearchedWords />
      <div className="button-row">
        <ButtonLink href={pathTo("our-products", language)}>{text("none.shop")}</ButtonLink>
        <ButtonLink href={pathTo("contact", language)} kind="secondary">
          {text("none.contact")}
        </ButtonLink>
      </div>
    </section>
  );
}
