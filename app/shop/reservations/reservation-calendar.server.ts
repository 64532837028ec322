import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import { WINERY } from "../winery/winery.ts";
import { calendarFile } from "./calendar-file.ts";
import type { Reservation } from "./reservation.ts";
import { reservationUrl, reservationWords, tastingPlace } from "./reservation-words.server.ts";
import { TASTING_MINUTES } from "./tastings.ts";

type Reading = {
  reservation: Reservation;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
  /** Whose calendar it is for. */
  side: "guest" | "winery";
  language: Language;
  /** Whether it takes the tasting out of the calendar again. */
  cancelled: boolean;
};

/** A reservation as a file for a calendar (RFC 5545): put into a calendar twice, it is there once. */
export function reservationCalendar({ reservation, settings, side, language, cancelled }: Reading) {
  const { id, date, time, createdAt, cancelledAt } = reservation;
  const t = translator(language, "reservation-mail");
  const words = reservationWords(reservation, language);
  const url = reservationUrl(reservation, settings.publicUrl, language);
  const contact = side === "guest" ? WINERY.phones[0] : `${reservation.fullName}, ${reservation.phone}`;
  const content = calendarFile({
    uid: `${id}@${new URL(settings.publicUrl).hostname}`,
    stampedAt: cancelled ? (cancelledAt ?? createdAt) : createdAt,
    cancelled,
    date,
    time,
    minutes: TASTING_MINUTES[reservation.package],
    summary: t(`calendar.${side}`, words),
    description: `${t("calendar.people", { count: words.people })}\n${contact}\n${url}`,
    location: tastingPlace(language),
    position: WINERY.location,
    url,
    organizer: { name: WINERY.name, email: wineryAddress(settings) },
  });
  return {
    filename: `${t("calendar.filename")}-${date}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${cancelled ? "CANCEL" : "PUBLISH"}`,
    content,
  };
}
