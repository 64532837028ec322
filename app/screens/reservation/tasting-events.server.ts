import { pathTo } from "../../routing/paths.ts";
import type { Visit } from "../../session/visit.server.ts";
import { decimalEuro } from "../../shop/money/money.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { CLOSES_AT, OPENS_AT, PACKAGES, TASTING_MINUTES, TASTINGS } from "../../shop/reservations/tastings.ts";
import { WINERY } from "../../shop/winery.ts";

const OPEN_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Every package as an event of schema.org that is held again and again, with its offer. */
export function tastingEvents({ platform, language, text }: Visit): Record<string, unknown>[] {
  const t = text("reservation");
  const { address, location } = WINERY;
  const day = nextOpenDay(platform.clock(), isCroatianHoliday);
  const page = platform.settings.publicUrl + pathTo("reservation", language);
  return PACKAGES.map((name) => ({
    "@type": "Event",
    name: `${t("title")} ${t(`packages.${name}.name`)}`,
    description: `${t(`packages.${name}.summary`)} ${t("meta.description")}`,
    url: page,
    startDate: `${day}T${OPENS_AT}`,
    duration: `PT${TASTING_MINUTES}M`,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventSchedule: {
      "@type": "Schedule",
      byDay: OPEN_DAYS.map((weekday) => `https://schema.org/${weekday}`),
      startTime: OPENS_AT,
      endTime: CLOSES_AT,
      scheduleTimezone: "Europe/Zagreb",
    },
    location: {
      "@type": "Place",
      name: WINERY.name,
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.countryCode,
      },
      geo: { "@type": "GeoCoordinates", ...location },
    },
    organizer: { "@type": "Organization", name: WINERY.name, url: platform.settings.publicUrl },
    offers: {
      "@type": "Offer",
      price: decimalEuro(TASTINGS[name].adultCents).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      validFrom: `${day}T${OPENS_AT}`,
      url: `${page}?package=${name}`,
    },
  }));
}
