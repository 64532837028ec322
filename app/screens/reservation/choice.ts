import { isDate } from "../../shop/reservations/calendar.ts";
import type { Party } from "../../shop/reservations/reservation.ts";
import { PACKAGES, type Package } from "../../shop/reservations/tastings.ts";

/** What a guest has chosen so far, as far as it can be parsed. */
export type Choice = Party & { package: Package | null; date: string | null };

/** Parses a half-filled form: missing and non-numeric values count as nothing. */
export function choiceFrom(values: Record<string, unknown>): Choice {
  const { date } = values;
  return {
    package: PACKAGES.find((one) => one === values.package) ?? null,
    adults: countFrom(values.adults),
    children: countFrom(values.children),
    childrenMenu: values.childrenMenu === "on",
    date: typeof date === "string" && isDate(date) ? date : null,
  };
}

function countFrom(value: unknown): number {
  return typeof value === "string" && /^\d{1,2}$/.test(value) ? Number(value) : 0;
}
