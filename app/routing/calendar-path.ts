import { ADDRESSES } from "./paths.ts";

/** The name under which a reservation's file for calendars is asked for; a browser saves it under a name in the guest's language. */
export const CALENDAR_FILE = "tasting.ics";

/** The address of a reservation's file for calendars. @param token the reservation's own */
export function calendarPath(token: string): string {
  return `${ADDRESSES.calendar}/${encodeURIComponent(token)}/${CALENDAR_FILE}`;
}
