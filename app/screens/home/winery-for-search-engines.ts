import { WINERY } from "../../shop/winery.ts";

/** The winery as schema.org describes it; cellar hours as in the specification, section 9. */
export function wineryForSearchEngines(publicUrl: string): Record<string, unknown> {
  const { address, location } = WINERY;
  return {
    "@type": "Winery",
    "@id": `${publicUrl}/#winery`,
    name: WINERY.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    email: WINERY.email,
    telephone: WINERY.phones[0],
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", ...location },
    hasMap: WINERY.mapUrl,
    openingHours: "Mo-Sa 10:00-14:00",
    currenciesAccepted: "EUR",
    legalName: WINERY.company.legalName,
    vatID: `HR${WINERY.company.taxNumber}`,
    sameAs: Object.values(WINERY.social),
  };
}
