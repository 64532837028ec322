import { dateInWords, forDate, onDate } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { cellarLines } from "../delivery/cellar.ts";
import { untilMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { confirmUntil, type Reservation } from "./reservation.ts";

/** What sentences about a reservation speak of. */
export function reservationWords(reservation: Reservation, language: Language) {
  const { date, time, fullName, adults, children } = reservation;
  const t = translator(language, "reservation");
  return {
    winery: WINERY.name,
    guest: fullName,
    package: t(`packages.${reservation.package}.name`),
    date: dateInWords(date, language),
    onDate: onDate(date, language),
    forDate: forDate(date, language),
    time,
    people: adults + children,
  };
}

/**
 * Until when it can be confirmed, as its sentence goes on, by the last minute: `until Sunday, 22 November 2026 at 23:59`; 00:00 would be
 * read as a day later.
 */
export function confirmUntilInWords(reservation: Pick<Reservation, "date" | "createdAt">, language: Language): string {
  return untilMoment(confirmUntil(reservation) - 1, language);
}

/** Where the tasting is, in a line. */
export function tastingPlace(language: Language): string {
  return cellarLines(language).join(", ");
}

/** The whole address where the reservation is seen and cancelled. */
export function reservationUrl({ token }: Reservation, publicUrl: string, language: Language): string {
  return publicUrl + pathTo("reservation-success", language, {}, { token });
}
