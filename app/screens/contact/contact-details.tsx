import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { ContactLinks } from "../../ui/contact-links.tsx";
import { PinIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";

/** Cellar hours (docs/rules.md "Tastings"), telephones, mail and address. */
export function ContactDetails() {
  const text = useText("contact");
  return (
    <div className="contact-details">
      <h2>{text("hours.title")}</h2>
      <dl className="contact-hours">
        <div>
          <dt>{text("hours.open")}</dt>
          <dd>{text("hours.time")}</dd>
        </div>
        <div>
          <dt>{text("hours.sundays")}</dt>
          <dd>{text("hours.closed")}</dd>
        </div>
      </dl>
      <p className="small quiet">{text("hours.note")}</p>
      <h2>{text("reach")}</h2>
      <WaysToReach />
      <p>
        {text("partnersQuestion")} <Link to={pathTo("partners", useLanguage())}>{text("partners")}</Link>
      </p>
      <figure className="contact-answers">
        <Scene name="marija" />
        <figcaption>{text("answers")}</figcaption>
      </figure>
    </div>
  );
}

function WaysToReach() {
  const { address } = WINERY;
  return (
    <ul className="plain-list contact-ways">
      <ContactLinks />
      <li>
        <a href="#map">
          <PinIcon />
          {address.street}, {address.postalCode} {address.city}
        </a>
      </li>
    </ul>
  );
}
