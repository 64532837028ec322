import { MINUTES, WINERY_TIME_ZONE } from "../../platform/system/clock.ts";

/** The calendar's method: a visit is booked, or cancelled. */
export type CalendarEvent = {
  /** The same for the booking and its cancellation, so that a calendar finds the entry again. */
  uid: string;
  /** When this was written, in milliseconds since 1970. */
  stampedAt: number;
  cancelled: boolean;
  /** By the winery's clock: `2026-11-23` and `10:00`. */
  date: string;
  time: string;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  position: { latitude: number; longitude: number };
  url: string;
  organizer: { name: string; email: string };
};

/** Summer time as the European Union has it: forward at 2 on the last Sunday of March, back at 3 on that of October. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${WINERY_TIME_ZONE}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19810329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A visit as an iCalendar file (RFC 5545; METHOD as RFC 5546 has it): PUBLISH, or CANCEL with the same UID. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, stampedAt, cancelled, date, time, minutes, position, organizer } = event;
  const start = `${date}T${time}:00`;
  const end = new Date(Date.parse(`${start}Z`) + minutes * MINUTES).toISOString().slice(0, 19);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Winery shop//Tastings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${cancelled ? "CANCEL" : "PUBLISH"}`,
    ...TIME_ZONE,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    `DTSTAMP:${compact(new Date(stampedAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=${WINERY_TIME_ZONE}:${compact(start)}`,
    `DTEND;TZID=${WINERY_TIME_ZONE}:${compact(end)}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `GEO:${position.latitude};${position.longitude}`,
    `URL:${event.url}`,
    `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, "'")}":mailto:${organizer.email}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const compact = (moment: string) => moment.replace(/[-:]/g, "");

/** Text as a value: RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const MAX_OCTETS = 75;

/** A line in pieces of at most 75 octets, never cut inside a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const octets = new TextEncoder();
  let pieces = "";
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > MAX_OCTETS) {
      pieces += "\r\n ";
      length = 1;
    }
    pieces += character;
    length += size;
  }
  return pieces;
}
