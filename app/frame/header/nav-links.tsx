import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
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
            onClick={screen === "contact" && present === "home" ? scrollToContact : undefined}
          >
            {text(`screens.${screen}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The pause in which a menu that covers the page closes, in milliseconds. */
const BEFORE_SCROLLING = 250;

/** On the home screen the contact link leads to its section there. */
function scrollToContact(event: MouseEvent) {
  const section = document.getElementById("contact");
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => {
    section.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    section.focus({ preventScroll: true });
  }, BEFORE_SCROLLING);
}
