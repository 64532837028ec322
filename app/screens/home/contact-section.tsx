import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { telUri } from "../../shop/contact/phone.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { useScrollToContact } from "./scroll-to-contact.ts";

/** Where the winery is and when it is open; the header's contact link scrolls here. */
export function ContactSection() {
  const text = useText("home");
  useScrollToContact();
  const { street, postalCode, city } = WINERY.address;
  return (
    <section id="contact" className="home-contact" tabIndex={-1}>
      <div className="wrap home-contact-words">
        <h2>{text("contact.title", { city })}</h2>
        <dl className="home-contact-facts">
          <div>
            <dt>{text("contact.address")}</dt>
            <dd>
              {street}
              <br />
              {postalCode} {city}
            </dd>
            <dd>
              <a className="home-contact-link" href={WINERY.mapUrl} rel="noreferrer">
                {text("contact.map")}
              </a>
            </dd>
          </div>
          <div>
            <dt>{text("contact.open")}</dt>
            <dd>{text("contact.hours")}</dd>
            <dd className="quiet">{text("contact.closed")}</dd>
          </div>
          <div>
            <dt>{text("contact.call")}</dt>
            <WaysToCall />
          </div>
        </dl>
        <Link className="button button-primary" to={pathTo("contact", useLanguage())}>
          {text("contact.link")}
        </Link>
      </div>
      <Scene name="sea-wind" className="home-sea" />
    </section>
  );
}

function WaysToCall() {
  return (
    <>
      {WINERY.phones.map((phone) => (
        <dd key={phone}>
          <a className="home-contact-link" href={telUri(phone)}>
            {phone}
          </a>
        </dd>
      ))}
      <dd>
        <a className="home-contact-link" href={`mailto:${WINERY.email}`}>
          {WINERY.email}
        </a>
      </dd>
    </>
  );
}
