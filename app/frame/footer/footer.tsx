import type { MouseEvent } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { screensOf } from "../../routing/screen-properties.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { ContactLinks } from "../../ui/contact-links.tsx";
import { PinIcon, UpIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { SmallPrint } from "./small-print.tsx";

const SCREENS_OF_FOOTER = screensOf("footer");

/** The footer of every screen that is not bare (docs/rules.md "Pages"). The year is null if nothing was loaded. */
export function Footer({ year }: { year: number | null }) {
  const text = useText();
  return (
    <footer className="footer on-ink">
      <div className="wrap footer-columns">
        <Contact />
        <Information />
        <section>
          <h2 className="overline">{text("footer.social")}</h2>
          <ul className="plain-list footer-links footer-social">
            {Object.entries(WINERY.social).map(([name, url]) => (
              <li key={name}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <SmallPrint />
      </div>
      <div className="wrap footer-end">
        <p>{text("footer.copyright", { year, name: WINERY.name })}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: it is a link; without scripts it works as one */}
        <a className="footer-top" href="#top" onClick={goToTop}>
          {text("footer.top")}
          <UpIcon />
        </a>
      </div>
    </footer>
  );
}

function Contact() {
  const text = useText();
  const { street, postalCode, city } = WINERY.address;
  return (
    <section>
      <h2 className="overline">{text("footer.contact")}</h2>
      <address>
        <p className="footer-address">
          {`${street},`}
          <br />
          {` ${postalCode} ${city}`}
        </p>
        <ul className="plain-list footer-links">
          <ContactLinks />
          <li>
            <a href={WINERY.mapUrl} rel="noreferrer">
              <PinIcon />
              {text("footer.map")}
            </a>
          </li>
        </ul>
      </address>
    </section>
  );
}

function Information() {
  const text = useText();
  const language = useLanguage();
  return (
    <nav aria-labelledby="footer-information">
      <h2 className="overline" id="footer-information">
        {text("footer.information")}
      </h2>
      <ul className="plain-list footer-links">
        {SCREENS_OF_FOOTER.map((screen) => (
          <li key={screen}>
            <Link to={pathTo(screen, language)}>{text(`screens.${screen}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address stays as it is: a hash navigation would make Remix forget an action's answer. */
function goToTop(event: MouseEvent) {
  event.preventDefault();
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
