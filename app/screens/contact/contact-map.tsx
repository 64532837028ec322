import { useText } from "../../i18n/text.ts";
import { WINERY } from "../../shop/winery.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Scene } from "../../ui/scenes/scene.tsx";

/** A drawn map: nothing is loaded from a map service before somebody goes there. */
export function ContactMap() {
  const text = useText("contact");
  const { name, address, mapUrl } = WINERY;
  return (
    <section className="contact-map" id="map" aria-labelledby="map-title">
      <Scene name="map" className="contact-map-drawing" />
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
        <ButtonLink href={mapUrl} kind="secondary" rel="noreferrer">
          {text("map.open")}
        </ButtonLink>
      </div>
    </section>
  );
}
