import type { DayOfWeek, OpeningHoursSpecification, PlaceLeaf, WineryLeaf } from "schema-dts";
import { CLOSES_AT, isOpenWeekday, OPENS_AT } from "../../shop/winery/opening-hours.ts";
import { WINERY } from "../../shop/winery/winery.ts";

/** As schema.org calls them, in the order in which weekdays are counted. */
const WEEKDAYS: DayOfWeek[] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const OPEN_DAYS = WEEKDAYS.filter((_, weekday) => isOpenWeekday(weekday));
const CLOSED_DAYS: DayOfWeek[] = [...WEEKDAYS.filter((day) => !OPEN_DAYS.includes(day)), "PublicHolidays"];
/** How schema.org writes that a day has no hours: it closes as it opens. */
const NEVER = "00:00";

/** The winery as schema.org describes it; cellar hours as in docs/rules.md "Tastings". */
export function wineryForSearchEngines(publicUrl: string) {
  return {
    "@type": "Winery",
    "@id": `${publicUrl}/#winery`,
    name: WINERY.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    image: `${publicUrl}/icon-512.png`,
    email: WINERY.email,
    telephone: WINERY.phones[0],
    ...placeForSearchEngines(),
    hasMap: WINERY.mapUrl,
    openingHoursSpecification: [hours(OPEN_DAYS, OPENS_AT, CLOSES_AT), hours(CLOSED_DAYS, NEVER, NEVER)],
    priceRange: "€€",
    legalName: WINERY.company.legalName,
    vatID: `HR${WINERY.company.taxNumber}`,
    sameAs: Object.values(WINERY.social),
  } as const satisfies WineryLeaf;
}

/** Where the winery is, for whatever takes place there. */
export function placeForSearchEngines(): Pick<PlaceLeaf, "address" | "geo"> {
  const { address, location } = WINERY;
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", ...location },
  };
}

function hours(dayOfWeek: DayOfWeek[], opens: string, closes: string): OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}
