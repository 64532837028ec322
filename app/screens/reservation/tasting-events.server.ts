import { WINERY_TIME_ZONE } from "../../platform/clock.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Visit } from "../../session/visit.server.ts";
import { decimalEuro } from "../../shop/money/money.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { CLOSES_AT, OPENS_AT, PACKAGES, TASTING_MINUTES, TASTINGS } from "../../shop/reservations/tastings.ts";
import { WINERY } from "../../shop/winery.ts";

const OPEN_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The tasting as an event of schema.org that is held again and again, with every package as an offer of it. */
export function tastingEvents({ platform, language, text }: Visit): Record<string, unknown>[] {
  const t = text("reservation");
  const { publicUrl } = platform.settings;
  const url = publicUrl + pathTo("reservation", language);
  const day = nextOpenDay(platform.clock(), isCroatianHoliday);
  return [
    {
      "@type": "Event",
      name: `${t("title")}, ${WINERY.name}`,
      description: t("meta.description"),
      url,
      startDate: `${day}T${OPENS_AT}`,
      duration: `PT${TASTING_MINUTES}M`,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      eventSchedule: {
        "@type": "Schedule",
        byDay: OPEN_DAYS.map((weekday) => `https://schema.org/${weekday}`),
        startTime: OPENS_AT,
        endTime: CLOSES_AT,
        scheduleTimezone: WINERY_TIME_ZONE,
      },
      location: place(),
      organizer: { "@type": "Organization", name: WINERY.name, url: publicUrl },
      offers: PACKAGES.map((name) => ({
        "@type": "Offer",
        name: t(`packages.${name}.name`),
        price: decimalEuro(TASTINGS[name].adultCents).toFixed(2),
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        url: publicUrl + pathTo("reservation", language, {}, { package: name }),
      })),
    },
  ];
}

function place(): Record<string, unknown> {
  const { name, address, location } = WINERY;
  return {
    "@type": "Place",
    name,
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
