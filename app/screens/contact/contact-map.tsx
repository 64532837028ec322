import { Form, useLocation } from "@remix-run/react";
import { useFrameData } from "../../frame/data/frame-data.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useCspSources } from "../../ui/csp-sources.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";

const MAP_HOST = "https://www.openstreetmap.org";
/** How far the embedded map reaches from the winery, in degrees. */
const REACH = 0.06;

/** A drawn map; the map service's own only if the visitor has allowed it (docs/interface.md "Cookies"). */
export function ContactMap() {
  const text = useText("contact");
  const { name, address, mapUrl } = WINERY;
  const consented = useFrameData()?.consent?.map === true;
  const allowed = useCspSources(consented ? { frame: [MAP_HOST] } : {}) && consented;
  return (
    <section className="contact-map" id="map" aria-labelledby="map-title">
      {allowed ? (
        <iframe className="contact-map-live" src={embedded()} title={text("map.frame")} loading="lazy" />
      ) : (
        <Scene name="map" className="contact-map-drawing" />
      )}
      <div className="card card-label contact-map-card">
        <h2 id="map-title">{text("map.title")}</h2>
        <address>
          {name}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}, {text("map.country")}
        </address>
        <p>{text("map.way")}</p>
        {!consented && <MapConsent />}
        <ButtonLink href={mapUrl} kind="quiet" rel="noreferrer">
          {text("map.open")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Asks in the map's own place, and only whoever wants to see it; the answer brings a document whose policy knows the map. */
function MapConsent() {
  const [text, common] = [useText("contact"), useText()];
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={ADDRESSES.consent} className="contact-map-consent" reloadDocument>
      <input type="hidden" name="from" value={`${pathname}${search}#map`} />
      <input type="hidden" name="asksMap" value="on" />
      <Button name="choice" value="all" kind="secondary">
        {text("map.show")}
      </Button>
      <p className="small quiet">
        {text("map.showHint")} <Link to={`${pathTo("cookies", useLanguage())}#consent`}>{common("consent.more")}</Link>
      </p>
    </Form>
  );
}

function embedded(): string {
  const { latitude, longitude } = WINERY.location;
  const corners = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_HOST}/export/embed.html?${query}`;
}
