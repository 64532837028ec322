import type { EventLeaf } from "schema-dts";
import { placeForSearchEngines } from "../../frame/head/winery-for-search-engines.ts";
import { WINERY_TIME_ZONE } from "../../platform/system/clock.ts";
import { openGraphPath } from "../../routing/open-graph-path.ts";
import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { decimalEuro } from "../../shop/money/money.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { PACKAGES, type Tastings } from "../../shop/reservations/tastings.ts";
import { OPENS_AT } from "../../shop/winery/opening-hours.ts";
import { WINERY } from "../../shop/winery/winery.ts";

/** The tasting as an event of schema.org on the next open day, with every package as an offer of it. */
export function tastingEvents(
  { platform, language, text }: ScreenRequest,
  tastings: Tastings,
): Record<string, unknown>[] {
  const t = text("reservation");
  const { publicUrl } = platform.settings;
  const url = publicUrl + pathTo("reservation", language);
  const day = nextOpenDay(platform.clock(), isCroatianHoliday);
  const tasting = {
    "@type": "Event",
    name: `${t("title")}, ${WINERY.name}`,
    description: t("meta.description"),
    url,
    image: publicUrl + openGraphPath("reservation", language, {}),
    startDate: atWinery(day, OPENS_AT),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: WINERY.name, ...placeForSearchEngines() },
    organizer: { "@type": "Organization", name: WINERY.name, url: publicUrl },
    offers: PACKAGES.map((name) => ({
      "@type": "Offer",
      name: t(`packages.${name}.name`),
      price: decimalEuro(tastings[name].adultCents).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: publicUrl + pathTo("reservation", language, {}, { package: name }),
    })),
  } as const satisfies EventLeaf;
  return [tasting];
}

/** A time at the winery with what it is ahead of Greenwich: `2026-11-23T10:00+01:00`. */
function atWinery(day: string, time: string): string {
  const zone = new Intl.DateTimeFormat("en", { timeZone: WINERY_TIME_ZONE, timeZoneName: "longOffset" });
  const noon = new Date(`${day}T12:00:00Z`);
  const ahead = zone.formatToParts(noon).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${day}T${time}${ahead.replace("GMT", "")}`;
}
