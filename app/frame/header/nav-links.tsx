import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { matchScreen, pathTo } from "../../routing/paths.ts";
import { propertiesOf, screensOf } from "../../routing/screen-properties.ts";
import { Link } from "../../ui/link.tsx";

const SCREENS_OF_HEADER = screensOf("header");

/** The header's links, with the current screen marked; a product belongs to its list. */
export function NavLinks() {
  const text = useText();
  const language = useLanguage();
  const present = matchScreen(useLocation().pathname)?.screen;
  return (
    <ul className="plain-list">
      {SCREENS_OF_HEADER.map((screen) => (
        <li key={screen}>
          <Link
            to={pathTo(screen, language)}
            aria-current={screen === present ? "page" : screen === propertiesOf(present).within || undefined}
          >
            {text(`screens.${screen}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
