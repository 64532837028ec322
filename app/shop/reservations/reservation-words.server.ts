import { dateInWords, forDate, onDate } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { cellarLines } from "../delivery/cellar.ts";
import { WINERY } from "../winery/winery.ts";
import type { Reservation } from "./reservation.ts";

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

/** Where the tasting is, in a line. */
export function tastingPlace(language: Language): string {
  return cellarLines(language).join(", ");
}

/** The whole address where the reservation is seen and cancelled. */
export function reservationUrl({ token }: Reservation, publicUrl: string, language: Language): string {
  return publicUrl + pathTo("reservation-success", language, {}, { token });
}
